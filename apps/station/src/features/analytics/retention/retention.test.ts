import { beforeAll, describe, expect, it } from 'vitest';
import { type Episode, type Retention, retention } from '@postkit/sdk/schema';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import { repeatedSegment } from '../../../testing/encoded-segments.ts';
import { makeStation, makeShow, makeUser, type SignedIn } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { makeEvent } from '../../../testing/make-event.ts';
import { reuseRenders } from '../../../testing/reuse-renders.ts';
import { stationTest } from '../../../testing/station-test.ts';
import type { AnalyticsTables } from '../analytics-tables.ts';

const overcast = 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

const clock = createFakeClock();
const { server } = stationTest(() => ({ clock, env: { POSTKIT_TRUST_PROXY: '1' } }));
let admin: SignedIn;
beforeAll(async () => {
  reuseRenders(server.context);
  admin = await server.signIn();
});

/** An episode, by default of 2 minutes and 14 seconds, and functions that stream and read it. */
async function open({ segments = 27 } = {}) {
  const at = await makeStation(server);
  const show = await makeShow(server, { title: 'Morning' }, at);
  const long = await makeEvent(server, { audio: await repeatedSegment(server.context, segments) }, at);
  const { id } = await makeEpisode(server, { showId: show.id, name: 'The harbour', eventIds: [long.id] }, at);

  /** The served bytes of a second, behind the ID3 tag. */
  async function byteAt(second: number, format: 'mp3' | 'aac' = 'mp3'): Promise<number> {
    const file = await server.features.episodes.media.fileOf(at.id, id, format);
    if (!file) throw new Error('The episode has no audio.');
    return file.id3Bytes + Math.round(((file.bytes - file.id3Bytes) * second) / file.duration);
  }

  async function fetchBytes(
    bytes: string | null,
    { ip = '203.0.113.7', agent = firefox, format = 'mp3' } = {},
  ) {
    const headers = {
      'user-agent': agent,
      'x-forwarded-for': ip,
      ...(bytes === null ? {} : { range: `bytes=${bytes}` }),
    };
    const response = await server.call(`/${at.slug}/audio/${id}.${format}`, { headers });
    await response.arrayBuffer();
    expect(response.status).toBe(bytes === null ? 200 : 206);
  }

  /** Fetches the audio between two seconds in ranges, and counts it at once. */
  async function stream(
    from: number,
    to: number,
    listener: { ip?: string; agent?: string; format?: 'mp3' | 'aac' } = {},
  ) {
    const step = 20;
    for (let second = from; second < to; second += step) {
      const first = second === 0 ? 0 : await byteAt(second, listener.format);
      await fetchBytes(
        `${first}-${(await byteAt(Math.min(to, second + step), listener.format)) - 1}`,
        listener,
      );
    }
    await server.features.analytics.flush();
  }

  const ask = (query: string, as = admin, slug = at.slug) =>
    server.call(`/${slug}/api/v1/get_analytics_retention.json?${query}`, { as });

  async function read(version?: number): Promise<Retention> {
    await server.features.analytics.flush();
    const response = await ask(`episode_id=${id}${version === undefined ? '' : `&version=${version}`}`);
    if (!response.ok) throw new Error(await response.text());
    return retention.parse(await response.json());
  }

  const curve = async (version?: number) => (await read(version)).minutes.map(({ downloads }) => downloads);
  return { at, show, id, long, stream, fetchBytes, ask, read, curve };
}

describe('the minutes of an episode', () => {
  it('are those that players fetched in ranges of the mp3, behind its ID3 tag', async () => {
    const { stream, read, id } = await open();
    await stream(0, 120);
    await stream(0, 60, { ip: '203.0.113.8' });
    await stream(60, 134, { ip: '203.0.113.9', format: 'aac' });
    const found = await read();
    expect(found).toMatchObject({
      episode_id: id,
      name: 'The harbour',
      version: 1,
      versions: [1],
      downloads: 3,
      in_ranges: 3,
      whole: 0,
    });
    expect(found.duration).toBeCloseTo(134.2, 0);
    expect(found.minutes).toEqual([2, 2, 1].map((downloads, minute) => ({ minute, downloads })));
  });

  it('count once for each download, however often and in however many batches it fetches them', async () => {
    const { stream, curve } = await open();
    await stream(0, 60);
    await stream(0, 60);
    expect(await curve()).toEqual([1, 0, 0]);
    await stream(120, 134);
    await stream(40, 80);
    expect(await curve()).toEqual([1, 0, 1]);
    await stream(80, 100);
    expect(await curve()).toEqual([1, 1, 1]);
  });

  it('are those of downloads: not of less than a minute, of robots, or of checks of two bytes', async () => {
    const { stream, fetchBytes, read } = await open();
    await fetchBytes('0-1');
    await stream(0, 40);
    await stream(0, 134, { agent: 'curl/8.5.0' });
    expect(await read()).toMatchObject({ downloads: 0, in_ranges: 0, whole: 0, duration: null, minutes: [] });
    await stream(40, 60);
    expect(await read()).toMatchObject({ downloads: 1, in_ranges: 1, whole: 0 });
  });

  it('are unknown of downloads of the whole file, with and without a range', async () => {
    const { fetchBytes, read, curve } = await open();
    await fetchBytes(null);
    await fetchBytes('0-', { ip: '203.0.113.8' });
    expect(await read()).toMatchObject({ downloads: 2, in_ranges: 0, whole: 2 });
    expect(await curve()).toEqual([0, 0, 0]);
  });

  it('are taken back when a player that streamed then downloads the whole file', async () => {
    const { stream, fetchBytes, read, curve } = await open();
    await stream(0, 120);
    expect(await curve()).toEqual([1, 1, 0]);
    await fetchBytes(null);
    expect(await read()).toMatchObject({ downloads: 1, in_ranges: 0, whole: 1 });
    expect(await curve()).toEqual([0, 0, 0]);
  });

  it('begin again with a new version of the audio, and a download of both versions reveals none', async () => {
    const { at, id, long, stream, read, curve } = await open();
    await stream(0, 120);
    await stream(0, 60, { ip: '203.0.113.8' });
    const short = await makeEvent(server, { segments: 1 }, at);
    const path = `/${at.slug}/api/v1/playlist/${id}/`;
    const { version } = (await (await server.call(path, { as: admin })).json()) as Episode;
    const events = [long.id, short.id].map((event) => `/${at.slug}/api/v1/event/${event}/`);
    expect((await server.call(path, { method: 'PATCH', as: admin, json: { version, events } })).status).toBe(
      200,
    );
    await server.context.jobs.idle();
    clock.advance(5000);

    await stream(60, 139, { ip: '203.0.113.9' });
    await stream(120, 134);
    expect(await read()).toMatchObject({
      version: 2,
      versions: [1, 2],
      downloads: 1,
      in_ranges: 1,
      whole: 0,
    });
    expect(await curve(2)).toEqual([0, 1, 1]);
    expect(await read(1)).toMatchObject({ version: 1, downloads: 2, in_ranges: 1, whole: 1 });
    expect(await curve(1)).toEqual([1, 0, 0]);
    expect(await read(9)).toMatchObject({ version: 9, downloads: 0, minutes: [] });
  });

  it('name downloads that were counted before, and survive the listeners and a recount', async () => {
    const { at, id, show, stream, read, curve } = await open();
    await stream(0, 60, { agent: overcast });
    const days = server.context.db.tables<AnalyticsTables>();
    await days.deleteFrom('analytics_listens').where('episode_id', '=', id).execute();
    await days
      .updateTable('analytics_agents')
      .set({ agent: 'Googlebot/2.1' })
      .where('agent', '=', overcast)
      .execute();
    await server.call(`/${at.slug}/api/v1/analytics_recount.json`, { method: 'POST', as: admin });
    await server.context.jobs.idle();
    expect((await server.features.analytics.downloadsOf(at.id, [id])).get(id) ?? 0).toBe(0);
    expect(await read()).toMatchObject({ downloads: 1, in_ranges: 1 });
    const earlier = {
      station_id: at.id,
      level: 4,
      day: 1,
      show_id: show.id,
      episode_id: id,
      country: '',
      platform: '',
    };
    await days
      .insertInto('analytics_days')
      .values({ ...earlier, downloads: 7, heard: 0 })
      .execute();
    expect(await read()).toMatchObject({ downloads: 7, in_ranges: 1, whole: 0 });
    expect(await curve()).toEqual([1, 0, 0]);
  });

  it('are no episode of another station or show, and no text', async () => {
    const { at, id, show, ask } = await open({ segments: 1 });
    const other = await makeStation(server);
    const query = `episode_id=${id}`;
    expect((await ask(query, admin, other.slug)).status).toBe(404);
    expect((await ask('episode_id=999999')).status).toBe(404);
    expect((await ask('episode_id=harbour')).status).toBe(400);
    expect((await ask('')).status).toBe(400);
    expect((await ask(`${query}&version=0`)).status).toBe(400);
    const logger = await makeUser(server, { stations: [{ stationId: at.id, licence: 'logger' }] });
    expect((await ask(query, await logger.signIn())).status).toBe(403);
    expect(show.id).toBeGreaterThan(0);
  });
});
