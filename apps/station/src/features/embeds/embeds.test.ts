import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { embedHealth } from '@postkit/sdk/schema';
import { createFakeClock, type FakeClock } from '../../platform/fake-clock.ts';
import { makeStation, type SignedIn, startStation, type TestStation } from '../../testing/index.ts';
import type { EmbedTables } from './embed-tables.ts';

let server: TestStation;
let admin: SignedIn;
let clock: FakeClock;

beforeEach(async () => {
  clock = createFakeClock();
  server = await startStation({ clock });
  admin = await server.signIn();
});
afterEach(() => server.close());

async function restart() {
  await server.stop();
  server = await startStation({ clock, dataDir: server.dataDir });
  admin = await server.signIn();
}

const version = '4-1f0c9a3e';
const site = 'https://news.example';

interface Report {
  query?: string;
  origin?: string | undefined;
  from?: string;
  slug?: string;
}

function report({
  query = `version=${version}&kind=script`,
  origin = site,
  from = '203.0.113.7',
  slug = server.slug,
}: Report = {}) {
  return server.context.http.inject({
    method: 'POST',
    url: `/${slug}/embeds/report?${query}`,
    remoteAddress: from,
    headers: origin ? { origin } : {},
  });
}

async function health(slug = server.slug) {
  const response = await server.call(`/${slug}/api/v1/embeds/`, { as: admin });
  expect(response.status).toBe(200);
  return embedHealth.parse(await response.json());
}

const turn = (enabled: boolean, as: SignedIn | null = admin) =>
  server.call(`/${server.slug}/api/v1/embeds/`, { method: 'PATCH', json: { enabled }, ...(as && { as }) });

describe('embeds', () => {
  it('counts page views and errors by site, version and kind, with the first and the last day', async () => {
    const start = Math.floor(clock.now() / 1000);
    expect((await report()).statusCode).toBe(204);
    clock.advance(60_000);
    await report({ query: `version=${version}&kind=script&errors=audio,empty` });
    await report({ query: `version=4-00000002&kind=element&errors=list` });
    const { enabled, embeds } = await health();
    expect(enabled).toBe(true);
    expect(embeds).toEqual([
      {
        site,
        version: '4-00000002',
        kind: 'element',
        views: 1,
        errors: { list: 1, empty: 0, audio: 0 },
        first_seen: start + 60,
        last_seen: start + 60,
      },
      {
        site,
        version,
        kind: 'script',
        views: 2,
        errors: { list: 0, empty: 1, audio: 1 },
        first_seen: start,
        last_seen: start + 60,
      },
    ]);
  });

  it('takes the site from the request, and for frames from the report', async () => {
    const frame = `version=${version}&kind=frame&site=`;
    await report({ query: `${`version=${version}&kind=script`}&site=https://claimed.example` });
    await report({ query: `${frame}https://Blog.example/path?private=1`, origin: server.url });
    await report({ query: `${frame}javascript:alert(1)`, origin: server.url });
    await report({ query: `${frame}https://${'x'.repeat(120)}.example`, origin: server.url });
    await report({ origin: 'null' });
    const { embeds } = await health();
    expect(new Set(embeds.map(({ site: shown, kind, views }) => `${shown} ${kind} ${views}`))).toEqual(
      new Set([`${site} script 1`, 'https://blog.example frame 1', ' frame 2', ' script 1']),
    );
  });

  it('refuses a report that no player sends', async () => {
    for (const query of [
      '',
      'version=9&kind=script',
      `version=${version}&kind=popup`,
      `version=${version}&kind=frame&site=${'x'.repeat(301)}`,
    ]) {
      expect((await report({ query })).statusCode).toBe(400);
    }
    expect((await report({ slug: 'nothing' })).statusCode).toBe(404);
    expect((await health()).embeds).toEqual([]);
  });

  it('counts thirty page views a minute of one network', async () => {
    for (let n = 0; n < 40; n++) expect((await report()).statusCode).toBe(204);
    expect((await health()).embeds[0]?.views).toBe(30);
    await report({ from: '203.0.113.8' });
    clock.advance(61_000);
    await report();
    expect((await health()).embeds[0]?.views).toBe(32);
  });

  it('keeps 500 rows of a station, of which invented sites replace only each other', async () => {
    await report();
    await report();
    for (let n = 0; n < 520; n++)
      await report({ origin: `https://flood-${n}.example`, from: `198.51.${n >> 8}.${n & 255}` });
    const { embeds } = await health();
    expect(embeds).toHaveLength(500);
    expect(embeds.find((row) => row.site === site)?.views).toBe(2);
  });

  it('counts nothing while it is off, also after a restart', async () => {
    await report();
    expect(await (await turn(false)).json()).toMatchObject({ enabled: false, embeds: [{ views: 1 }] });
    await restart();
    await report();
    expect(await health()).toMatchObject({ enabled: false, embeds: [{ views: 1 }] });
    expect((await turn(true)).status).toBe(200);
    await report();
    expect((await health()).embeds).toMatchObject([{ views: 2 }]);
  });

  it('forgets sites that were not seen for 400 days', async () => {
    await report();
    await health();
    const longAgo = Math.floor(clock.now() / 1000) - 401 * 86_400;
    await server.context.db.tables<EmbedTables>().updateTable('embeds').set({ last_seen: longAgo }).execute();
    await report({ origin: 'https://new.example' });
    expect((await health()).embeds.map((row) => row.site)).toEqual(['https://new.example']);
  });

  it('keeps counts over a restart, apart for each station, and both calls need a sign-in', async () => {
    const other = await makeStation(server);
    await report();
    await report({ slug: other.slug, origin: 'https://other.example' });
    await restart();
    expect((await health()).embeds.map((row) => row.site)).toEqual([site]);
    expect((await server.call(`/${server.slug}/api/v1/embeds/`)).status).toBe(401);
    expect((await turn(false, null)).status).toBe(401);
  });
});
