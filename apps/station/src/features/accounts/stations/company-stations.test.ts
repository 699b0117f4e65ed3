import { describe, expect, it } from 'vitest';
import type { Company, CompanyStation, SettingsStation } from '@postkit/sdk/schema';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { makeStation, makeUser } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { stationTest } from '../../../testing/station-test.ts';
import '../../../testing/postgres/also-on-postgres.ts';

const { server, admin: boss } = stationTest(() => ({
  clock: createFakeClock(),
  env: { POSTKIT_STATION_QUOTA_GB: '2', POSTKIT_ALLOW_PRIVATE_FETCH: '1' },
}));

interface Answer<Body> {
  readonly status: number;
  readonly body: Body & { error_message?: string; errors?: Record<string, string[]> };
}

async function call<Body = CompanyStation>(
  path: string,
  method = 'GET',
  json?: unknown,
  as = boss,
): Promise<Answer<Body>> {
  const response = await server.call(`/${server.slug}/api/v1/${path}`, { method, as, json });
  return { status: response.status, body: (await response.json().catch(() => ({}))) as Answer<Body>['body'] };
}

const lake = (over: object = {}) => ({
  title: 'Lake FM',
  slug: 'lake-fm',
  timezone: 'Europe/Berlin',
  ...over,
});
const create = (over: object = {}) => call('station/', 'POST', lake(over));
const change = (id: number, json: object, as = boss) => call(`station/${id}/`, 'PATCH', json, as);

async function auditOf(slug: string) {
  const response = await server.call(`/${slug}/api/v1/audit/?kind=station`, { as: boss });
  return (
    (await response.json()) as {
      entries: { action: string; operation: string; changes: { field: string; new: string }[] }[];
    }
  ).entries;
}

async function settingsAt(slug: string, as = boss) {
  const response = await server.call(`/${slug}/api/v1/settings/`, { as });
  return {
    status: response.status,
    body: (await response.json()) as {
      timezone: string;
      station_name: string;
      station_list: SettingsStation[];
    },
  };
}

describe('a station that a company admin creates', () => {
  it('is entered at once, with every field, and has an entry in its audit log', async () => {
    const fields = {
      format: 'News',
      geo_state: 'Berlin',
      geo_region: 'Berlin',
      station_type: 'tv',
      quota_bytes: 5000,
    };
    const { status, body } = await create({
      slug: 'Alpha-FM',
      title: '  Alpha FM ',
      timezone: 'asia/tokyo',
      ...fields,
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        ...fields,
        slug: 'alpha-fm',
        title: 'Alpha FM',
        timezone: 'Asia/Tokyo',
        state: 'active',
        archived_at: null,
        version: 1,
      },
    });
    expect(body).toMatchObject({
      needs_name: false,
      is_demo: false,
      shows: 0,
      episodes: 0,
      newest_export: null,
    });
    expect((await settingsAt('alpha-fm')).body).toMatchObject({
      timezone: body.timezone,
      station_name: 'Alpha FM',
    });
    const [entry] = await auditOf('alpha-fm');
    expect(entry).toMatchObject({ action: 'created', operation: 'stations.create' });
    expect(entry?.changes).toContainEqual(expect.objectContaining({ field: 'timezone', new: body.timezone }));
  });

  it.each([
    ['a zone that does not exist', { timezone: 'Europe/Atlantis' }, 'timezone', 'is not a time zone'],
    ['an offset for a zone', { timezone: '+02:00' }, 'timezone', 'is not a time zone'],
    ['no title', { title: ' ' }, 'title', 'Enter a title.'],
    ['a title that is too long', { title: 'x'.repeat(101) }, 'title', 'at most 100 characters'],
    ['a slug with spaces', { slug: 'a b' }, 'slug', 'letters, digits and hyphens'],
    ['a slug that is too long', { slug: 'a'.repeat(64) }, 'slug', 'at most 63'],
    [
      'an image that is no address',
      { default_image: 'javascript:x' },
      'default_image',
      'Enter a web address that starts with https:// or http://',
    ],
    ['a kind that is none', { station_type: 'film' }, 'station_type', 'radio or tv'],
  ])('is refused with %s, in words', async (_name, over, field, words) => {
    const { status, body } = await create(over);
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain(words);
    expect(JSON.stringify(body)).toContain(field);
  });

  it('is refused with a field that it does not know, which is named', async () => {
    const { status, body } = await create({ slug: 'unknown-field', time_zone: 'UTC' });
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toContain('time_zone');
    expect(server.features.accounts.stationOf('unknown-field')).toBeNull();
  });

  it('is refused with the slug of another station, and with one of PostKit itself', async () => {
    await create({ slug: 'taken' });
    expect(await create({ slug: 'taken' })).toMatchObject({
      status: 409,
      body: { error_message: expect.stringContaining('Another station has this') },
    });
    expect(await create({ slug: 'docs' })).toMatchObject({
      status: 409,
      body: { error_message: expect.stringContaining('PostKit itself') },
    });
  });

  it('may have the title of another one, under a name of its own', async () => {
    await create({ slug: 'twin-one', title: 'Twin' });
    await create({ slug: 'twin-two', title: 'Twin' });
    expect([
      (await settingsAt('twin-one')).body.station_name,
      (await settingsAt('twin-two')).body.station_name,
    ]).toEqual(['Twin', 'Twin (twin-two)']);
  });
});

describe('the stations of a company', () => {
  it('are listed by title in pages, with their numbers, searched and by state', async () => {
    const { body: station } = await create({
      slug: 'counted',
      title: 'AAA counted',
      geo_region: 'Quedlinburg',
    });
    const at = server.features.accounts.stationAt('counted');
    await makeUser(server, { stations: [{ stationId: station.id, licence: 'podcast' }] });
    await makeUser(server, { companyAdmin: true, stations: [{ stationId: station.id, licence: 'podcast' }] });
    await makeEpisode(server, {}, at);
    const all = await call<{ meta: { total_count: number; next: string }; objects: CompanyStation[] }>(
      'station/?limit=1',
    );
    expect(all.body.objects).toEqual([
      {
        ...station,
        licences: { full: 0, podcast: 1, logger: 0 },
        shows: 1,
        episodes: 1,
        version: expect.any(Number),
      },
    ]);
    expect(all.body.meta.next).toContain('offset=1');
    const found = await call<{ objects: CompanyStation[] }>('station/?search=quedlin');
    expect(found.body.objects.map(({ slug }) => slug)).toEqual(['counted']);
    expect((await call<{ objects: [] }>('station/?state=archived&search=quedlin')).body.objects).toEqual([]);
  });

  it('do not exist for another company, nor for users who do not administer it', async () => {
    const companyId = await server.features.accounts.addCompany('Rivals');
    const foreign = await makeStation(server, { companyId });
    for (const [path, method, json] of [
      [`station/${foreign.id}/`, 'GET'],
      [`station/${foreign.id}/`, 'PATCH', { title: 'Mine' }],
      [`station/${foreign.id}/archive/`, 'POST'],
      [`station/${foreign.id}/restore/`, 'POST'],
    ] as const)
      expect((await call(path, method, json)).status).toBe(404);
    const admin = await (
      await makeUser(server, {
        stations: [{ stationId: server.features.accounts.stationAt(server.slug).id, admin: true }],
      })
    ).signIn();
    expect([
      (await call('station/', 'GET', undefined, admin)).status,
      (await call('company/', 'GET', undefined, admin)).status,
    ]).toEqual([403, 403]);
  });
});

describe('a change of a station', () => {
  it('applies to the given fields, and names them in the audit log', async () => {
    const { body: before } = await create({ slug: 'changed', title: 'Changed', format: 'Jazz' });
    const { status, body } = await change(before.id, {
      title: 'Other',
      timezone: 'Asia/Tokyo',
      version: before.version,
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: { ...before, title: 'Other', timezone: 'Asia/Tokyo', version: body.version },
    });
    expect(body.version).toBeGreaterThan(before.version);
    const [entry] = await auditOf('changed');
    expect(entry).toMatchObject({ action: 'changed', operation: 'stations.update' });
    expect(entry?.changes.map(({ field }) => field)).toEqual(['title', 'timezone']);
    expect((await settingsAt('changed')).body).toMatchObject({
      timezone: 'Asia/Tokyo',
      station_name: 'Other',
    });
  });

  it('is refused if another admin changed the station since, unless it changes nothing', async () => {
    const { body: before } = await create({ slug: 'stale' });
    await change(before.id, { title: 'First' });
    expect((await change(before.id, { title: 'First', version: before.version })).status).toBe(200);
    expect((await change(before.id, { title: 'Second', version: before.version })).status).toBe(409);
  });

  it('of the slug moves the addresses of the station', async () => {
    const { body: before } = await create({ slug: 'old-slug' });
    const { body } = await change(before.id, { slug: 'new-slug' });
    expect(body).toMatchObject({ slug: 'new-slug', resource_uri: `/new-slug/api/v1/station/${before.id}/` });
    expect((await settingsAt('new-slug')).status).toBe(200);
    const old = await server.call('/old-slug/api/v1/settings/', { as: boss });
    expect([old.status, old.headers.get('location')]).toEqual([308, '/new-slug/api/v1/settings/']);
    const { body: other } = await create({ slug: 'neighbour' });
    expect((await change(other.id, { slug: 'new-slug' })).status).toBe(409);
  });

  it('of the quota limits the next upload of that station only', async () => {
    const { body } = await create({ slug: 'small', quota_bytes: 10 });
    const { quota, db } = server.context;
    await expect(quota.ensure(db, body.id, 11)).rejects.toMatchObject({ code: 'storage.quota' });
    await quota.ensure(db, server.features.accounts.stationAt(server.slug).id, 11);
    await change(body.id, { quota_bytes: null });
    await quota.ensure(db, body.id, 11);
  });

  it('of the title keeps open pages on the live channel, which asks by the old name', async () => {
    const { body } = await create({ slug: 'renamed', title: 'Before' });
    const before = server.features.accounts.stationAt('renamed');
    await change(body.id, { title: 'After' });
    const response = await server.call(`/sessions/${before.sessionId}/`, { as: boss });
    expect(response.status).toBe(200);
    await response.body?.cancel();
  });

  it('gives the first station its name, which its settings ask a company admin for', async () => {
    const first = server.features.accounts.stationAt(server.slug);
    const asked = async () =>
      ((await settingsAt(server.slug)).body as unknown as { needs_name: boolean }).needs_name;
    expect([await asked(), (await call(`station/${first.id}/`)).body.needs_name]).toEqual([true, true]);
    await change(first.id, { title: first.title });
    expect([await asked(), (await call(`station/${first.id}/`)).body.needs_name]).toEqual([false, false]);
  });
});

describe('an archived station', () => {
  it('is not chosen by its users, and only read by company admins, while its pages stay', async () => {
    const { body: station } = await create({ slug: 'resting', title: 'Resting' });
    const user = await makeUser(server, { stations: [{ stationId: station.id }] });
    const as = await user.signIn();
    expect((await settingsAt('resting', as)).status).toBe(200);
    expect(await call(`station/${station.id}/archive/`, 'POST')).toMatchObject({
      status: 200,
      body: { state: 'archived', archived_at: expect.any(Number) },
    });
    expect((await settingsAt('resting', as)).status).toBe(404);
    expect((await server.signIn()).answer.stations.map((entry) => entry.station)).not.toContain('resting');
    expect((await settingsAt(server.slug)).body.station_list.map((entry) => entry.station)).not.toContain(
      'resting',
    );
    expect((await settingsAt('resting')).status).toBe(200);
    const write = await server.call('/resting/api/v1/show/', {
      method: 'POST',
      as: boss,
      json: { title: 'New' },
    });
    expect({ status: write.status, body: await write.text() }).toEqual({
      status: 403,
      body: expect.stringContaining('archived'),
    });
    expect((await server.call('/resting/listen', { headers: { accept: 'text/html' } })).status).toBe(200);
    expect(await call(`station/${station.id}/restore/`, 'POST')).toMatchObject({
      status: 200,
      body: { state: 'active', archived_at: null },
    });
    expect((await settingsAt('resting', as)).status).toBe(200);
    expect((await auditOf('resting')).map(({ operation }) => operation)).toEqual([
      'stations.restore',
      'stations.archive',
      'stations.create',
    ]);
  });

  it('has its log turned off, and stays when it is archived again', async () => {
    const { body: station } = await create({ slug: 'logged' });
    const at = server.features.accounts.stationAt('logged');
    await server.features.logger.update(at, { url: 'http://198.51.100.7/live', active: true });
    const { body: archived } = await call(`station/${station.id}/archive/`, 'POST');
    expect((await server.features.logger.source(at, false)).active).toBe(false);
    expect((await call(`station/${station.id}/archive/`, 'POST')).body).toEqual(archived);
  });

  it('is never the only active one of a company', async () => {
    const companyId = await server.features.accounts.addCompany('Single');
    const only = await makeStation(server, { companyId });
    const as = await (await makeUser(server, { companyId, companyAdmin: true, stations: [] })).signIn();
    const response = await server.call(`/${only.slug}/api/v1/station/${only.id}/archive/`, {
      method: 'POST',
      as,
    });
    expect({ status: response.status, text: await response.text() }).toEqual({
      status: 409,
      text: expect.stringContaining('only active'),
    });
  });
});

describe('the company', () => {
  it('has a name that its admins change, unless another one changed it since', async () => {
    const { body: before } = await call<Company>('company/');
    expect(before).toEqual({
      name: 'My company',
      station_quota_bytes: 2 * 1024 ** 3,
      has_demo: false,
      version: 1,
    });
    const renamed = await call<Company>('company/', 'PATCH', { name: ' Lake Radio ', version: 1 });
    expect(renamed).toEqual({ status: 200, body: { ...before, name: 'Lake Radio', version: 2 } });
    expect((await call('company/', 'PATCH', { name: 'Other', version: 1 })).status).toBe(409);
    expect((await call('company/', 'PATCH', { name: '' })).status).toBe(400);
  });
});
