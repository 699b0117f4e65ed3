import { describe, expect, it } from 'vitest';
import { analyticsResponse, type AnalyticsResponse } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeShow, makeStation, makeUser, startStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stationTest } from '../../testing/station-test.ts';
import { storedText } from '../../testing/stored-text.ts';

const today = '2026-01-05';
const dayMs = 86_400_000;
const overcast = 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)';
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0';

const clock = createFakeClock();
const { server: station, admin } = stationTest(() => ({
  clock,
  env: { POSTKIT_TRUST_PROXY: '1', POSTKIT_COUNTRY_HEADER: 'CF-IPCountry' },
}));

interface Visit {
  readonly agent?: string;
  readonly ip?: string;
  readonly country?: string;
  readonly range?: string;
  readonly method?: string;
}

/** A new station with a show and an episode, and functions that visit them. */
async function openStation() {
  const at = await makeStation(station);
  const show = await makeShow(station, { title: 'Morning' }, at);
  const episode = await makeEpisode(station, { showId: show.id, name: 'The harbour' }, at);

  async function take(
    id: number,
    { agent = overcast, ip = '203.0.113.7', country = 'NO', range, method = 'GET' }: Visit = {},
  ) {
    const headers = {
      'user-agent': agent,
      'x-forwarded-for': ip,
      'cf-ipcountry': country,
      ...(range ? { range } : {}),
    };
    const response = await station.call(`/${at.slug}/audio/${id}.mp3`, { method, headers });
    const { byteLength } = await response.arrayBuffer();
    return { status: response.status, bytes: byteLength };
  }

  async function ask(name: string, query: Record<string, string | number> = {}): Promise<AnalyticsResponse> {
    await station.features.analytics.flush();
    const text = new URLSearchParams({
      start_date: today,
      end_date: today,
      station_names: at.slug,
      ...mapped(query),
    });
    const response = await station.call(
      `/${at.slug}/api/v1/get_analytics_podcast_${name}.json?${text.toString()}`,
      { as: admin },
    );
    if (response.status !== 200) throw new Error(await response.text());
    return analyticsResponse.parse(await response.json());
  }

  const downloads = async () => (await ask('total')).totals.downloads;
  return { at, show, episode, take, ask, downloads };
}

function mapped(query: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]));
}

describe('downloads', () => {
  it('ANALYTICS-022 are episodes of which one listener downloaded the whole, or a minute, in a day', async () => {
    const { episode, take, downloads, ask } = await openStation();
    const { bytes } = await take(episode.id);
    expect(await downloads()).toBe(1);
    await take(episode.id);
    await take(episode.id, { range: `bytes=0-${Math.floor(bytes / 2)}` });
    expect(await downloads()).toBe(1);
    await take(episode.id, { agent: firefox });
    await take(episode.id, { ip: '203.0.113.8' });
    expect(await downloads()).toBe(3);
    expect((await ask('shows')).totals.unique_reach).toBe(3);
  });

  it('are assembled from ranges, in one batch or several', async () => {
    const { episode, take, downloads, ask } = await openStation();
    const { bytes } = await take(episode.id, { agent: 'curl/8.5.0' });
    const half = Math.floor(bytes / 2);
    expect((await take(episode.id, { range: 'bytes=0-1' })).status).toBe(206);
    await take(episode.id, { range: `bytes=0-${half}` });
    await take(episode.id, { range: `bytes=0-${half}` });
    expect(await downloads()).toBe(0);
    await take(episode.id, { range: `bytes=${half + 1}-` });
    expect(await downloads()).toBe(1);
    expect((await ask('total')).totals.ltr).toBe(1);
  });

  it('ANALYTICS-023 ANALYTICS-024 count listeners by agent and address per UTC day, and the share that they downloaded', async () => {
    const { at, show, episode, take, ask } = await openStation();
    const second = await makeEpisode(station, { name: 'The other show' }, at);
    await take(episode.id);
    await take(second.id);
    await take(second.id, { agent: firefox });
    await take(second.id, { agent: firefox, ip: '203.0.113.8' });
    const shows = await ask('shows');
    expect(shows.data.map((row) => row.unique_reach).toSorted((a, b) => a - b)).toEqual([1, 3]);
    expect(shows.totals).toMatchObject({
      downloads: 4,
      unique_reach: 3,
      show_count: 2,
      episode_count: 2,
      ltr: 1,
    });
    expect((await ask('shows', { show_id: show.id })).totals).toMatchObject({
      downloads: 1,
      unique_reach: 1,
    });
  });

  it('are not caused by HEAD, by robots, or by a 304 response', async () => {
    const { at, episode, take, downloads } = await openStation();
    await take(episode.id, { method: 'HEAD' });
    await take(episode.id, { agent: 'Googlebot/2.1' });
    const head = await station.call(`/${at.slug}/audio/${episode.id}.mp3`, { method: 'HEAD' });
    const headers = { 'user-agent': overcast, 'if-none-match': head.headers.get('etag') ?? '' };
    expect((await station.call(`/${at.slug}/audio/${episode.id}.mp3`, { headers })).status).toBe(304);
    expect(await downloads()).toBe(0);
  });

  it('start again with the next day, and forget the listeners of the day before', async () => {
    const own = createFakeClock();
    const server = await startStation({ clock: own });
    const episode = await makeEpisode(server);
    const take = async () => {
      await (
        await server.call(`/${server.slug}/audio/${episode.id}.mp3`, { headers: { 'user-agent': overcast } })
      ).arrayBuffer();
      await server.features.analytics.flush();
    };
    const rows = (
      table: 'analytics_salts' | 'analytics_listens' | 'analytics_listeners' | 'analytics_days',
    ) =>
      server.context.db
        .tables<Record<typeof table, { day: number }>>()
        .selectFrom(table)
        .select('day')
        .distinct()
        .orderBy('day')
        .execute();
    await take();
    own.advance(dayMs);
    await take();
    expect((await rows('analytics_days')).map(({ day }) => day)).toEqual([20_458, 20_459]);
    own.advance(2 * dayMs);
    await take();
    for (const table of ['analytics_salts', 'analytics_listens', 'analytics_listeners'] as const) {
      expect((await rows(table)).map(({ day }) => day)).toEqual([20_461]);
    }
    expect(await rows('analytics_days')).toHaveLength(3);
    await server.close();
  });

  it('store no address, and are not lost when the station stops', async () => {
    const server = await startStation({ clock: createFakeClock(), env: { POSTKIT_TRUST_PROXY: '1' } });
    const episode = await makeEpisode(server);
    const headers = { 'user-agent': overcast, 'x-forwarded-for': '198.51.100.23' };
    await (await server.call(`/${server.slug}/audio/${episode.id}.mp3`, { headers })).arrayBuffer();
    await server.stop();
    const stored = await storedText(server);
    expect(stored).toContain(episode.guid);
    expect(stored).not.toContain('198.51.100.23');
    const again = await startStation({ clock: createFakeClock(), dataDir: server.dataDir });
    const query = new URLSearchParams({ start_date: today, end_date: today, station_names: again.slug });
    const path = `/${again.slug}/api/v1/get_analytics_podcast_total.json?${query.toString()}`;
    const answer = await again.call(path, { as: await again.signIn() });
    expect(analyticsResponse.parse(await answer.json()).totals).toMatchObject({
      downloads: 1,
      country_codes: ['Unknown'],
    });
    await again.close();
  });
});

describe('the figures operations', () => {
  it('ANALYTICS-035 ANALYTICS-036 ANALYTICS-049 return every field of rows and totals', async () => {
    const { show, episode, take, ask } = await openStation();
    await take(episode.id);
    await take(episode.id, { agent: firefox, country: 'SE' });
    expect(await ask('shows')).toEqual({
      data: [
        {
          aw_collection_id: String(show.id),
          aw_episode_id: null,
          publish_date: null,
          downloads: 2,
          percentTotal: 100,
          unique_reach: 2,
          ltr: 1,
          country: null,
          platform: null,
          start_time: null,
        },
      ],
      totals: {
        show_count: 1,
        episode_count: 1,
        country_count: 2,
        platform_count: 2,
        downloads: 2,
        unique_reach: 2,
        ltr: 1,
        row_count: 1,
        country_codes: ['NO', 'SE'],
        platforms: ['Firefox', 'Overcast'],
      },
    });
  });

  it('ANALYTICS-049 all four return data and totals', async () => {
    const { ask } = await makeThreeDownloads();
    for (const name of ['shows', 'total', 'countries', 'platforms']) {
      const { data, totals } = await ask(name);
      expect([name, data.length > 0, totals.downloads]).toEqual([name, true, 3]);
    }
  });

  async function makeThreeDownloads() {
    const place = await openStation();
    const { episode, take } = place;
    await take(episode.id);
    await take(episode.id, { ip: '203.0.113.9' });
    await take(episode.id, { agent: firefox, country: 'SE' });
    return place;
  }

  it('ANALYTICS-044 ANALYTICS-050 return episodes and days by their dimension', async () => {
    const { show, episode, ask } = await makeThreeDownloads();
    const first = async (name: string, query: Record<string, string>) => (await ask(name, query)).data[0];
    expect(await first('shows', { dimension: 'episode' })).toMatchObject({
      aw_collection_id: String(show.id),
      aw_episode_id: String(episode.id),
      publish_date: episode.published_at,
      downloads: 3,
    });
    const start_time = Date.parse(today) / 1000;
    expect(await first('total', { dimension: 'date' })).toMatchObject({
      start_time,
      downloads: 3,
      unique_reach: 3,
    });
    expect(await first('total', { dimension: 'date', granularity: 'year' })).toMatchObject({
      start_time: Date.UTC(2026, 0, 1) / 1000,
    });
  });

  it('ANALYTICS-045 ANALYTICS-046 ANALYTICS-047 return the total, countries and platforms', async () => {
    const { ask } = await makeThreeDownloads();
    expect((await ask('total')).data[0]).toMatchObject({ downloads: 3, percentTotal: 100, unique_reach: 3 });
    const countries = (await ask('countries')).data.map(({ country, downloads, unique_reach }) => [
      country,
      downloads,
      unique_reach,
    ]);
    expect(countries).toEqual([
      ['NO', 2, 2],
      ['SE', 1, 1],
    ]);
    expect((await ask('platforms')).data.map(({ platform, downloads }) => [platform, downloads])).toEqual([
      ['Overcast', 2],
      ['Firefox', 1],
    ]);
  });

  it('ANALYTICS-033 a share of the total is downloads over total downloads, times 100', async () => {
    const { episode, take, ask } = await openStation();
    for (const ip of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await take(episode.id, { ip });
    await take(episode.id, { agent: firefox, country: 'SE' });
    expect((await ask('countries')).data.map(({ country, percentTotal }) => [country, percentTotal])).toEqual(
      [
        ['NO', 75],
        ['SE', 25],
      ],
    );
  });

  it('ANALYTICS-048 ANALYTICS-051 filter by days, shows, countries and platforms', async () => {
    const { at, show, episode, take, ask } = await openStation();
    const other = await makeEpisode(station, {}, at);
    await take(episode.id);
    await take(other.id, { agent: firefox, country: 'SE' });
    const downloads = async (query: Record<string, string | number>) =>
      (await ask('shows', query)).totals.downloads;
    expect(await downloads({})).toBe(2);
    expect(await downloads({ show_id: show.id })).toBe(1);
    expect(await downloads({ show_id: `${show.id},${other.show_id}` })).toBe(2);
    expect(await downloads({ countries_list: 'SE' })).toBe(1);
    expect(await downloads({ countries_list: 'SE,NO', platform_list: 'Overcast' })).toBe(1);
    expect(await downloads({ start_date: '2026-01-04', end_date: '2026-01-04' })).toBe(0);
    expect((await ask('shows', { countries_list: 'SE' })).totals.country_codes).toEqual(['NO', 'SE']);
  });

  it('ANALYTICS-019 are sorted and paged by the station, the most downloads first', async () => {
    const { at, ask } = await openStation();
    const ids: number[] = [];
    for (const title of ['Bravo', 'Alpha', 'Charlie']) ids.push((await makeShow(station, { title }, at)).id);
    const [bravo = 0, alpha = 0, charlie = 0] = ids;
    const figure = (show_id: number, downloads: number, country = 'NO') =>
      ({
        station_id: at.id,
        day: Date.parse(today) / dayMs,
        show_id,
        episode_id: show_id,
        country,
        platform: 'VLC',
        downloads,
        heard: 0,
      }) as const;
    const many = Array.from({ length: 250 }, (_, index) => ({
      ...figure(9000 + index, 1),
      show_id: 9000 + index,
    }));
    await station.features.analytics.addHistory(at.id, {
      days: [figure(bravo, 5), figure(alpha, 9), figure(charlie, 7), ...many],
      reach: [],
      firstDays: [],
    });
    const shows = async (query: Record<string, string | number>) =>
      (await ask('shows', query)).data.map((row) => Number(row.aw_collection_id));
    expect((await shows({ page: 1 })).slice(0, 3)).toEqual([alpha, charlie, bravo]);
    expect((await shows({ sort: 'downloads' })).slice(-3)).toEqual([bravo, charlie, alpha]);
    expect((await shows({ sort: 'aw_collection_id', order: 'desc' })).slice(0, 3)).toEqual([
      charlie,
      bravo,
      alpha,
    ]);
    const pages = [
      await shows({ page: 1 }),
      await shows({ page: 2 }),
      await shows({ page: 3 }),
      await shows({ page: 4 }),
    ];
    expect(pages.map((page) => page.length)).toEqual([100, 100, 53, 0]);
    expect(new Set(pages.flat()).size).toBe(253);
    expect((await ask('shows', { page: 4 })).totals).toMatchObject({ row_count: 253, downloads: 271 });
  });

  it('refuse an end before the start, and hide other stations', async () => {
    const { at } = await openStation();
    const other = await openStation();
    const call = (slug: string, query: Record<string, string>, as = admin) =>
      station.call(
        `/${slug}/api/v1/get_analytics_podcast_shows.json?${new URLSearchParams(query).toString()}`,
        { as },
      );
    const days = { start_date: today, end_date: today };
    const backward = await call(at.slug, {
      start_date: today,
      end_date: '2026-01-04',
      station_names: at.slug,
    });
    expect([backward.status, await backward.json()]).toEqual([
      400,
      expect.objectContaining({ errors: { end_date: ['The end date is before the start date.'] } }),
    ]);
    expect((await call(at.slug, { ...days, station_names: other.at.slug })).status).toBe(404);
    expect((await call(at.slug, { ...days, station_names: 'no-such-station' })).status).toBe(404);
    const stranger = await (await makeUser(station, { stations: [{ stationId: other.at.id }] })).signIn();
    expect((await call(at.slug, { ...days, station_names: at.slug }, stranger)).status).toBe(404);
    await other.take(other.episode.id);
    const own = analyticsResponse.parse(
      await (await call(at.slug, { ...days, station_names: at.slug })).json(),
    );
    expect(own).toMatchObject({ data: [], totals: { downloads: 0, country_codes: [] } });
    const foreign = await call(at.slug, { ...days, station_names: at.slug, show_id: String(other.show.id) });
    expect(analyticsResponse.parse(await foreign.json()).data).toEqual([]);
  });
});

describe('names', () => {
  it('ANALYTICS-052 ANALYTICS-053 of episodes are returned by ranges of their ids, for this station only', async () => {
    const { at, episode } = await openStation();
    const other = await openStation();
    const names = async (json: unknown) =>
      (
        await station.call(`/${at.slug}/api/v1/get_all_episode_names.json`, {
          method: 'POST',
          as: admin,
          json,
        })
      ).json();
    const range = { station: at.slug, min: episode.id, max: episode.id };
    const own = { [`${at.slug}-${episode.id}`]: { name: 'The harbour', timestamp: episode.published_at } };
    expect(await names([range])).toEqual(own);
    expect(await names([{ ...range, min: 0, max: 9_999_999 }])).toEqual(own);
    expect(await names([{ station: other.at.slug, min: 0, max: 9_999_999 }])).toEqual({});
    expect(await names([])).toEqual({});
  });

  it('ANALYTICS-054 of shows are returned by their ids', async () => {
    const { at, show } = await openStation();
    const answer = await station.call(`/${at.slug}/api/v1/get_all_show_names.json`, { as: admin });
    expect(await answer.json()).toEqual({ [show.id]: 'Morning' });
  });
});
