import { expect, it } from 'vitest';
import { analyticsResponse } from '@postkit/sdk/schema';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stationTest } from '../../testing/station-test.ts';

const today = '2026-01-05';
const overcast = 'Overcast/3.0 (+http://overcast.fm/; iOS podcast app)';

const { server: station, admin } = stationTest(() => ({
  clock: createFakeClock(),
  env: { POSTKIT_TRUST_PROXY: '1', POSTKIT_COUNTRY_HEADER: 'CF-IPCountry' },
}));

/** An episode of a new station, and functions that download it and read its figures. */
async function openEpisode() {
  const at = await makeStation(station);
  const { id } = await makeEpisode(station, { name: 'The harbour' }, at);

  async function take(headers: Record<string, string> = {}): Promise<number> {
    const response = await station.call(`/${at.slug}/audio/${id}.mp3`, {
      headers: { 'user-agent': overcast, ...headers },
    });
    return (await response.arrayBuffer()).byteLength;
  }

  async function ask(name: 'total' | 'countries') {
    await station.features.analytics.flush();
    const query = new URLSearchParams({ start_date: today, end_date: today, station_names: at.slug });
    const response = await station.call(
      `/${at.slug}/api/v1/get_analytics_podcast_${name}.json?${query.toString()}`,
      { as: admin },
    );
    return analyticsResponse.parse(await response.json());
  }
  return { take, ask };
}

it('joins the parts that arrive within one batch', async () => {
  const { take, ask } = await openEpisode();
  const bytes = await take({ 'user-agent': 'curl/8.5.0' });
  const half = Math.floor(bytes / 2);
  await take({ range: `bytes=0-${half}` });
  await take({ range: `bytes=${half + 1}-` });
  expect((await ask('total')).totals).toMatchObject({ downloads: 1, ltr: 1 });
});

it('believes the country that a trusted proxy names, and none that a listener names', async () => {
  const { take, ask } = await openEpisode();
  await take({ 'cf-ipcountry': 'NO', 'x-forwarded-for': '203.0.113.7' });
  await take({ 'cf-ipcountry': 'SE' });
  expect(new Set((await ask('countries')).data.map(({ country }) => country))).toEqual(
    new Set(['NO', 'Unknown']),
  );
});
