import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection, Show } from '@postkit/sdk/schema';
import { startPodcastHost, type PodcastHost } from '../../apps/station/src/testing/podcast-host.ts';
import { failureOf } from '../support/failure-of.ts';
import { hear } from '../support/hear.ts';
import { startTenantStation, type TenantStation } from '../support/tenant-station.ts';
import { clientOf } from '../support/tenants.ts';

let started: TenantStation;
let host: PodcastHost;
let show: Show;
let feeds: Connection[];

beforeAll(async () => {
  started = await startTenantStation();
  host = await startPodcastHost([
    { title: 'High water', pubDate: 'Mon, 05 Oct 2020 06:30:00 GMT' },
    { title: 'Low water', pubDate: 'Mon, 28 Sep 2020 06:30:00 GMT' },
  ]);
  const { client } = started;
  show = await client.shows.create({ title: 'Harbour Talk' });
  feeds = [
    await client.connections.create({ type: 'rss', title: 'One' }),
    await client.connections.create({ type: 'rss', title: 'Two' }),
  ];
}, 90_000);

afterAll(async () => {
  await started?.[Symbol.asyncDispose]();
  await host?.[Symbol.asyncDispose]();
});

const choice = () => ({
  url: host.feed,
  show_id: show.id,
  social_media_connections: feeds.map(({ id }) => id),
});

/** A client whose settings name another host for imports; requests to it are recorded, and get a 404. */
async function sentElsewhere() {
  const sent: { address: string; method: string; body: Record<string, unknown> }[] = [];
  const elsewhere = 'https://imports.example.org/pods';
  async function fetchOr(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const request = new Request(input, init);
    if (request.url.startsWith(elsewhere)) {
      sent.push({
        address: request.url.slice(elsewhere.length),
        method: request.method,
        body: await request.json(),
      });
      return Response.json({ error_message: 'Not found.' }, { status: 404 });
    }
    const answer = await fetch(request);
    if (!request.url.includes('/settings/')) return answer;
    return Response.json(
      { ...(await answer.json()), bitrate: 96, rss_import_api_prefix: elsewhere },
      { headers: answer.headers },
    );
  }
  const client = await clientOf(started.station.url, started.tenant, { fetch: fetchOr });
  return { client, sent };
}

describe('the job that starts an import', () => {
  let sent: Awaited<ReturnType<typeof sentElsewhere>>['sent'];
  let stationName: string;
  let failure: Awaited<ReturnType<typeof failureOf>>;

  beforeAll(async () => {
    const elsewhere = await sentElsewhere();
    const { settings } = await elsewhere.client.settings.get();
    failure = await failureOf(elsewhere.client.imports.start(choice(), settings));
    ({ sent } = elsewhere);
    stationName = settings.station_name;
  });

  it('IMPORT-011 IMPORT-015 is sent once to the prefix in the settings', () => {
    expect(sent.map(({ method, address }) => [method, address])).toEqual([['POST', '/harbour/api/v2/pw/']]);
    expect(failure).toMatchObject({ status: 404, operation: 'imports.start' });
  });

  it('IMPORT-010 IMPORT-013 has exactly these fields', () => {
    expect(sent[0]?.body).toEqual({
      url: host.feed,
      show_id: show.id,
      social_media_connections: feeds.map(({ id }) => id),
      bitrate: expect.any(Number),
      station: expect.any(String),
      job_type: 'podcast_import',
    });
  });

  it('IMPORT-012 IMPORT-014 has the station in lower case and the bitrate of the settings', () => {
    expect(stationName).toBe('Station harbour');
    expect(sent[0]?.body).toMatchObject({ bitrate: 96, station: 'station harbour' });
  });
});

describe('imports', () => {
  it('IMPORT-011 create episodes from a feed, publish live events, and add nothing twice', async () => {
    const { client } = started;
    const { settings } = await client.settings.get();
    const progress = await hear(client, 'import_progress');
    const running = await client.imports.start(choice(), settings);
    expect(running).toMatchObject({ status: 'running', title: 'Tide Tables', total: 2, show_id: show.id });
    const done = await progress.until(({ id, status }) => id === running.id && status === 'done');
    expect(done).toMatchObject({ imported: 2, skipped: 0, failed: 0 });
    const { items } = await client.imports.get(running.id);
    const episode = await client.episodes.get(items[0]?.playlist_id ?? 0);
    expect(episode).toMatchObject({
      name: 'High water',
      guid: 'guid of High water',
      published: 1_601_879_400,
      show_id: show.id,
    });
    expect(episode.smc_data.map(({ id }) => id)).toEqual(feeds.map(({ id }) => id));

    expect(await client.imports.start(choice(), settings)).toMatchObject({
      status: 'done',
      imported: 0,
      skipped: 2,
    });
    expect((await client.imports.list()).map(({ imported }) => imported)).toEqual([0, 2]);
    expect((await client.episodes.list({ show_id: show.id })).total_count).toBe(2);
  });

  it('RSS-031 RSS-032 render feeds again, with the same call', async () => {
    const { client, sent } = await sentElsewhere();
    const { settings } = await client.settings.get();
    const ids = feeds.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    await failureOf(client.feeds.publish(ids, settings));
    const body = { rss_smcs: ids, station: 'station harbour', job_type: 'static_rss' };
    expect(sent).toEqual([{ method: 'POST', address: '/harbour/api/v2/pw/', body }]);
    await started.client.feeds.publish(ids, settings);
  });

  it('are refused with 400 if the address is no podcast feed', async () => {
    const { client } = started;
    const { settings } = await client.settings.get();
    const refused = await failureOf(
      client.imports.start({ ...choice(), url: `${host.origin}/audio/x.wav` }, settings),
    );
    expect(refused).toMatchObject({ status: 400, message: '400: There is no podcast feed at this address.' });
  });
});
