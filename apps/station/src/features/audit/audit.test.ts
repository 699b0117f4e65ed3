import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditPage, type AuditEntry } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import {
  listUsers,
  makeDestination,
  makeShow,
  makeStation,
  makeTag,
  makeUser,
  startStation,
  payloadOf,
  saveUser,
  type SignedIn,
  type TestStation,
} from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';

const clock = createFakeClock(Date.UTC(2026, 10, 26, 9));
let server: TestStation;
let admin: SignedIn;

beforeAll(async () => {
  server = await startStation({ clock, env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1', POSTKIT_AUDIT_DAYS: '30' } });
  admin = await server.signIn();
});
afterAll(() => server.close());

const call = (path: string, method = 'GET', json?: object, as: SignedIn | null = admin) =>
  server.call(`/${server.slug}/${path}`, {
    method,
    as,
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0' },
    ...(json ? { json } : {}),
  });

async function page(query = '', as = admin, slug = server.slug) {
  const response = await server.call(`/${slug}/api/v1/audit/${query}`, { as });
  expect(response.status).toBe(200);
  return auditPage.parse(await response.json());
}
const newest = async (query = ''): Promise<AuditEntry | undefined> => (await page(query)).entries[0];

describe('the audit log', () => {
  it('says who changed which fields of an episode, from where', async () => {
    const { id, version } = await makeEpisode(server, { name: 'High water' });
    expect((await page(`?kind=episode&thing=${id}`)).entries).toEqual([]);
    const change = { name: 'Low water', description: 'x'.repeat(500), version };
    expect((await call(`api/v1/playlist/${id}/`, 'PATCH', change)).status).toBe(200);
    expect(await newest(`?kind=episode&thing=${id}`)).toMatchObject({
      at: clock.now() / 1000,
      actor: { kind: 'user', name: 'Station Admin', key: '' },
      action: 'changed',
      operation: 'episodes.update',
      thing: { kind: 'episode', id: String(id), name: 'Low water' },
      changes: [
        { field: 'name', old: 'High water', new: 'Low water', secret: false },
        { field: 'description', old: 'About the harbour.', new: `${'x'.repeat(199)}…`, secret: false },
      ],
      network: '127.0.0.1',
      agent: 'Firefox',
    });
  });

  it('names publications, and writes nothing for a change that fails', async () => {
    const { id } = await makeEpisode(server, { name: 'Ferries' });
    const before = (await page()).entries.length;
    expect((await call(`api/v1/playlist/${id}/`, 'PATCH', { name: 'Lost', version: 0 })).status).toBe(409);
    expect((await page()).entries).toHaveLength(before);
    await call('api/v1/playlist/set_playlists.json', 'POST', [{ playlist_id: id, unpublished: true }]);
    const last = await newest();
    expect(last).toMatchObject({ action: 'unpublished', thing: { id: String(id), name: 'Ferries' } });
  });

  it('has an entry without details for operations that record none', async () => {
    expect((await call('api/v1/public_site/', 'PATCH', { now_playing: true })).status).toBe(200);
    expect(await newest()).toMatchObject({
      operation: 'publicSite.update',
      action: 'changed',
      thing: { kind: 'station' },
      changes: [],
    });
  });

  it('has the values of shows, tags, destinations and webhooks, and never their secrets', async () => {
    const show = await makeShow(server, { title: 'Harbour' });
    await call(`api/v1/show/${show.id}/`, 'PATCH', { author: 'Ina' });
    expect(await newest()).toMatchObject({
      thing: { kind: 'show', name: 'Harbour' },
      changes: [{ field: 'author', old: null, new: 'Ina' }],
    });
    const tag = await makeTag(server, 'Old');
    await call(`api/v1/playlistcategory/${tag.id}/`, 'PATCH', { name: 'New' });
    expect(await newest()).toMatchObject({
      thing: { kind: 'tag' },
      changes: [{ field: 'name', old: 'Old', new: 'New' }],
    });
    const destination = await makeDestination(server, { type: 'omny', title: 'Omny' });
    await call(`api/v1/socialmediaconnection/${destination.id}/`, 'PATCH', {
      token: 'token-4711',
      title: 'Omny Studio',
    });
    expect(await newest()).toMatchObject({
      thing: { kind: 'destination', name: 'Omny Studio' },
      changes: [
        { field: 'title', old: 'Omny', new: 'Omny Studio' },
        { field: 'token', old: null, new: null, secret: true },
      ],
    });
    const url = 'https://hooks.example/token-4711';
    await call('api/v1/webhook/', 'POST', { title: 'Newsroom', url, events: ['stream.lost'] });
    expect(await newest()).toMatchObject({ action: 'created', thing: { kind: 'webhook', name: 'Newsroom' } });
    await call('api/v1/logger/', 'PATCH', { url: 'http://ina:token-4711@radio.example/live?key=token-4711' });
    expect(await newest()).toMatchObject({ thing: { kind: 'log_source' } });
    const rows = await server.context.db
      .tables<{ audit_entries: object }>()
      .selectFrom('audit_entries')
      .selectAll()
      .execute();
    expect(rows.length).toBeGreaterThan(4);
    expect(JSON.stringify(rows)).not.toContain('token-4711');
  });

  it('has sign-ins and failed ones of the station’s users, and none of unknown names', async () => {
    const nora = await makeUser(server, { username: 'nora' });
    const before = (await page()).entries.length;
    await nora.signIn();
    expect(await newest()).toMatchObject({
      action: 'signed_in',
      actor: { user_id: nora.id },
      thing: { kind: 'user', id: String(nora.id) },
    });
    await server.signIn('nora', 'wrong').catch(() => {});
    expect(await newest()).toMatchObject({ action: 'sign_in_failed', actor: { user_id: nora.id } });
    await server.signIn('stranger', 'wrong').catch(() => {});
    expect((await page()).entries).toHaveLength(before + 2);
  });

  it('has rights, passwords and keys of users', async () => {
    const mia = await makeUser(server, { username: 'mia' });
    const listed = (await listUsers(server, admin)).find(({ id }) => id === mia.id);
    if (!listed) throw new Error('The user is not in the list.');
    const rights = { isAdmin: true, accessLevel: 'admin', password: 'another good password' } as const;
    expect((await saveUser(server, admin, payloadOf(listed, rights))).status).toBe(200);
    const entry = await newest('?kind=user');
    expect(entry).toMatchObject({ action: 'changed', thing: { kind: 'user', id: String(mia.id) } });
    expect(entry?.changes).toContainEqual({ field: 'access', old: 'user', new: 'admin', secret: false });
    expect(entry?.changes).toContainEqual({ field: 'password', old: null, new: null, secret: true });
    const made = await server.call('/stations/api/v1/api_key/', {
      method: 'POST',
      as: admin,
      json: { name: 'Archive' },
    });
    const { api_key: key } = (await made.json()) as { api_key: string };
    expect(await newest()).toMatchObject({ action: 'created', thing: { kind: 'api_key', name: 'Archive' } });
    const withKey = { ...admin, authorization: `ApiKey admin@localhost:${key}` };
    await call('api/v1/show/', 'POST', { title: 'By key' }, withKey);
    expect(await newest()).toMatchObject({
      actor: { kind: 'api_key', key: 'Archive' },
      thing: { name: 'By key' },
    });
  });

  it('is of its own station and for admins', async () => {
    const other = await makeStation(server);
    const guest = await makeUser(server, {
      username: 'guest',
      stations: [{ stationId: other.id, admin: true }],
    });
    const guestAdmin = await guest.signIn();
    await call('api/v1/show/', 'POST', { title: 'Only here' });
    const seen = (await page('', guestAdmin, other.slug)).entries;
    expect(seen.map(({ thing }) => thing.name)).not.toContain('Only here');
    // The company admin works at both stations.
    expect(
      seen.every(({ action }) => ['signed_in', 'sign_in_failed', 'signed_out', 'created'].includes(action)),
    ).toBe(true);
    expect(seen.map(({ actor }) => actor.name)).not.toContain('nora');
    expect((await call('api/v1/audit/', 'GET', undefined, guestAdmin)).status).toBe(404);
    const plain = await (await makeUser(server)).signIn();
    expect((await call('api/v1/audit/', 'GET', undefined, plain)).status).toBe(403);
  });

  it('filters, searches and pages', async () => {
    for (const title of ['One', 'Two', 'Three'])
      await call('api/v1/show/', 'POST', { title: `Paged ${title}` });
    const first = await page('?search=PAGED&limit=2');
    expect(first.entries.map(({ thing }) => thing.name)).toEqual(['Paged Three', 'Paged Two']);
    const second = await page(`?search=PAGED&limit=2&before=${first.next}`);
    expect(second).toMatchObject({ entries: [{ thing: { name: 'Paged One' } }], next: null });
    expect((await page('?search=100%25')).entries).toEqual([]);
    expect((await page('?kind=show&action=deleted')).entries).toEqual([]);
    expect((await page(`?from=${clock.now() / 1000 + 1}`)).entries).toEqual([]);
    expect((await page(`?until=${clock.now() / 1000}`)).entries).toEqual([]);
    expect((await call('api/v1/audit/?thing=3')).status).toBe(400);
  });

  it('is exported as JSON lines, and as CSV in which no name is a formula', async () => {
    await call('api/v1/show/', 'POST', { title: '=HYPERLINK("http://x")' });
    const lines = await (await call('api/v1/audit/export.jsonl?kind=show')).text();
    const entries = lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as AuditEntry);
    expect(entries[0]).toMatchObject({ thing: { name: '=HYPERLINK("http://x")' } });
    expect(entries.length).toBe((await page('?kind=show&limit=100')).entries.length);
    const csv = await call('api/v1/audit/export.csv?kind=show');
    expect(csv.headers.get('content-disposition')).toContain(`activity-${server.slug}.csv`);
    expect(await csv.text()).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(await newest()).toMatchObject({ action: 'exported', operation: 'audit.export' });
  });

  it('keeps entries as long as the setting says', async () => {
    const { kept_days: days, entries } = await page();
    expect(days).toBe(30);
    expect(entries.length).toBeGreaterThan(5);
    const age = { at: Math.floor(clock.now() / 1000) - 30 * 86_400 };
    const aged = server.context.db
      .tables<{ audit_entries: { id: number; at: number } }>()
      .updateTable('audit_entries')
      .set(age);
    await aged.where('id', '<', entries[0]?.id ?? 0).execute();
    clock.advance(86_400_000);
    await server.context.jobs.idle();
    admin = await server.signIn();
    expect((await page()).entries.slice(1).map(({ id }) => id)).toEqual([entries[0]?.id]);
  });
});
