import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AuditEntry,
  auditPage,
  podcastImport,
  podcastImportDetails,
  type PodcastImport,
} from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { importTarget } from '../../testing/import-target.ts';
import { startStation, type SignedIn, type TestStation } from '../../testing/index.ts';
import { startMailServer, type TestMailServer } from '../../testing/mail-server.ts';
import { startPodcastHost, type PodcastHost } from '../../testing/podcast-host.ts';
import type { ImportTables } from './import-tables.ts';
import '../../testing/postgres/also-on-postgres.ts';

const clock = createFakeClock();
let mail: TestMailServer;
let server: TestStation;
let admin: SignedIn;
let host: PodcastHost;

const item =
  '<item><title>Fog</title><guid>locked-fog</guid><enclosure url="/audio/Fog.wav" type="audio/wav"/></item>';
const feed = (channel: string) => `<rss><channel><title>Tide Tables</title>${channel}${item}</channel></rss>`;
const locked = '<podcast:locked owner="owner@old.example">yes</podcast:locked>';

beforeAll(async () => {
  mail = await startMailServer();
  const env = {
    POSTKIT_ALLOW_PRIVATE_FETCH: '1',
    POSTKIT_SMTP_URL: mail.url,
    POSTKIT_MAIL_FROM: 'POST <post@example.com>',
  };
  server = await startStation({ clock, env });
  admin = await server.signIn();
  host = await startPodcastHost([]);
  host.answer('/feed.xml', (response) => response.end(feed(locked)));
});
afterAll(async () => {
  await server.close();
  await mail.close();
  await host[Symbol.asyncDispose]();
});

const path = (id?: number, action = '') =>
  `/${server.slug}/api/v2/pw/${id === undefined ? '' : `${id}/${action}`}`;

async function begin(job?: object): Promise<PodcastImport & { job: object }> {
  const json = job ?? (await importTarget(server, { url: host.feed })).job;
  const answer = await server.call(path(), { method: 'POST', as: admin, json });
  expect(answer.status).toBe(202);
  return { ...podcastImport.parse(await answer.json()), job: json };
}

async function read(id: number) {
  return podcastImportDetails.parse(await (await server.call(path(id), { as: admin })).json());
}

/** The link of the next mail, which also contains the address of the feed. */
async function mailedLink(): Promise<{ to: readonly string[]; link: string }> {
  const { to, source } = await mail.next();
  const text = source.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
  return { to, link: /https?:\/\/\S+import-consent\S+/.exec(text)?.[0] ?? '' };
}

/** The entries of the audit log about an import, newest first. */
async function entriesOf(id: number): Promise<AuditEntry[]> {
  const response = await server.call(`/${server.slug}/api/v1/audit/?kind=rss_import&thing=${id}`, {
    as: admin,
  });
  return auditPage.parse(await response.json()).entries;
}

function confirm(link: string, more: Record<string, string> = {}) {
  const { pathname, searchParams } = new URL(link);
  const form = new URLSearchParams({ token: searchParams.get('token') ?? '', ...more });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return server.call(pathname, { method: 'POST', body: form.toString(), headers });
}

describe('the import of a locked podcast', () => {
  it('waits until the owner confirms the mailed link, which works once', async () => {
    const { id, status, owner_email } = await begin();
    expect([status, owner_email]).toEqual(['awaiting_owner', 'owner@old.example']);
    await server.context.jobs.idle();
    expect(await read(id)).toMatchObject({
      status: 'awaiting_owner',
      imported: 0,
      owner_until: expect.any(Number),
    });
    expect(host.asked('/audio/Fog.wav')).toBe(0);

    const { to, link } = await mailedLink();
    expect(to).toEqual(['owner@old.example']);
    const { pathname, search } = new URL(link);
    const page = await server.call(`${pathname}${search}`);
    expect([page.status, await page.text()]).toEqual([
      200,
      expect.stringContaining('Allow the import of Tide Tables?'),
    ]);
    // Programs that check mail open links: only the button of the page confirms.
    expect(await read(id)).toMatchObject({ status: 'awaiting_owner' });

    const confirmed = await confirm(link);
    expect([confirmed.status, await confirmed.text()]).toEqual([
      200,
      expect.stringContaining('The import is allowed'),
    ]);
    await server.context.jobs.idle();
    expect(await read(id)).toMatchObject({ status: 'done', imported: 1, owner_until: null });
    expect((await confirm(link)).status).toBe(410);
  });

  it('has the decision of its owner in the audit log, its export and its filters', async () => {
    const owner = { kind: 'podcast_owner', user_id: null, name: 'Owner of the podcast', key: '' };
    const ends = { allow: 'applied', decline: 'cancelled' };
    for (const [decision, state] of Object.entries(ends)) {
      const { id } = await begin();
      const { link } = await mailedLink();
      await confirm(link, { decision });
      const [entry] = await entriesOf(id);
      expect(entry).toMatchObject({
        actor: owner,
        action: 'changed',
        operation: 'imports.consent',
        thing: { id: String(id), name: 'Tide Tables' },
      });
      expect(entry?.changes).toEqual([{ field: 'state', old: 'awaiting_owner', new: state, secret: false }]);
      expect(entry?.network).toMatch(/^127\.0\.0\.1|^::/);
      await confirm(link, { decision });
      expect((await entriesOf(id)).filter(({ actor }) => actor.kind === 'podcast_owner')).toHaveLength(1);
      await server.context.jobs.idle();
    }
    const read = (query: string) => server.call(`/${server.slug}/api/v1/${query}`, { as: admin });
    const found = auditPage.parse(await (await read('audit/?search=owner+of+the')).json());
    expect(found.entries.map(({ actor }) => actor)).toEqual(expect.arrayContaining([owner]));
    expect(await (await read('audit/export.csv?kind=rss_import')).text()).toContain(
      'Owner of the podcast,podcast_owner',
    );
  });

  it('is cancelled if the owner declines it, and cannot be retried then', async () => {
    const { id } = await begin();
    const { link } = await mailedLink();
    const declined = await confirm(link, { decision: 'decline' });
    expect([declined.status, await declined.text()]).toEqual([
      200,
      expect.stringContaining('The import is declined'),
    ]);
    const warnings = expect.arrayContaining(['The owner of the podcast did not allow the import']);
    expect(await read(id)).toMatchObject({
      status: 'cancelled',
      imported: 0,
      skipped: 1,
      owner_until: null,
      warnings,
    });
    expect((await confirm(link)).status).toBe(410);
    await server.call(path(id, 'retry/'), { method: 'POST', as: admin });
    await server.context.jobs.idle();
    expect(await read(id)).toMatchObject({ imported: 0, skipped: 1 });
  });

  it('rejects another decision', async () => {
    await begin();
    expect((await confirm((await mailedLink()).link, { decision: 'later' })).status).toBe(400);
  });

  it('can be cancelled, and its link is void then', async () => {
    const { id } = await begin();
    const { link } = await mailedLink();
    const answer = await server.call(path(id, 'cancel/'), { method: 'POST', as: admin });
    expect(await answer.json()).toMatchObject({ status: 'cancelled', skipped: 1 });
    expect((await confirm(link)).status).toBe(410);
    await server.context.jobs.idle();
    expect(await read(id)).toMatchObject({ status: 'cancelled', imported: 0 });
  });

  it('gets a new link if it is started again after the link expired', async () => {
    const { id, job } = await begin();
    const { link } = await mailedLink();
    await server.context.jobs.idle();
    const { db } = server.context;
    const until = Math.floor(clock.now() / 1000);
    await db
      .tables<ImportTables>()
      .updateTable('imports')
      .set({ owner_until: until })
      .where('id', '=', id)
      .execute();
    const gone = await server.call(`${new URL(link).pathname}${new URL(link).search}`);
    expect([gone.status, await gone.text()]).toEqual([
      410,
      expect.stringContaining('This link is no longer valid'),
    ]);
    expect((await confirm(link)).status).toBe(410);
    expect((await begin(job)).id).toBe(id);
    expect((await confirm((await mailedLink()).link)).status).toBe(200);
  });

  it('cannot be retried while it waits', async () => {
    const { id } = await begin();
    expect((await server.call(path(id, 'retry/'), { method: 'POST', as: admin })).status).toBe(409);
    await mail.next();
  });

  it('is rejected if its feed names no owner', async () => {
    host.answer('/feed.xml', (response) => response.end(feed('<podcast:locked>yes</podcast:locked>')));
    const { job: json } = await importTarget(server, { url: host.feed });
    const answer = await server.call(path(), { method: 'POST', as: admin, json });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error_message: expect.stringContaining('names no mail address') },
    ]);
  });

  it('is rejected by a station without mail, with the way out', async () => {
    host.answer('/feed.xml', (response) => response.end(feed(locked)));
    const mute = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
    const { job: json } = await importTarget(mute, { url: host.feed });
    const answer = await mute.call(`/${mute.slug}/api/v2/pw/`, {
      method: 'POST',
      as: await mute.signIn(),
      json,
    });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error_message: expect.stringContaining('Set POSTKIT_SMTP_URL') },
    ]);
    await mute.close();
  });
});
