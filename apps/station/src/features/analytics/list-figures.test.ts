import { describe, expect, it } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { makeShow, makeStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { stationTest } from '../../testing/station-test.ts';

const today = '2026-01-05';
const { server, admin } = stationTest(() => ({ clock: createFakeClock() }));

describe('downloads of listed episodes and shows', () => {
  it('are summed over all days for each episode, and listed by day for each show, of one station', async () => {
    const at = await makeStation(server);
    const show = await makeShow(server, { title: 'Morning' }, at);
    const heard = await makeEpisode(server, { showId: show.id, name: 'Heard' }, at);
    const quiet = await makeEpisode(server, { showId: show.id, name: 'Unheard' }, at);
    for (const agent of [
      'Overcast/3.0',
      'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
    ]) {
      const response = await server.call(`/${at.slug}/audio/${heard.id}.mp3`, {
        headers: { 'user-agent': agent },
      });
      await response.arrayBuffer();
    }
    await server.features.analytics.flush();
    const read = async (path: string, slug = at.slug) =>
      (await server.call(`/${slug}/api/v1/${path}`, { as: admin })).json();
    const ids = `ids=${heard.id},${quiet.id}`;
    const range = `start_date=2026-01-03&end_date=${today}`;
    expect(await read(`get_episode_downloads.json?${ids}`)).toEqual({ [heard.id]: 2 });
    expect(await read(`get_show_trends.json?${range}`)).toEqual({ [show.id]: [0, 0, 2] });
    const other = await makeStation(server);
    expect(await read(`get_episode_downloads.json?${ids}`, other.slug)).toEqual({});
    expect(await read(`get_show_trends.json?${range}`, other.slug)).toEqual({});
    const tooLong = await server.call(
      `/${at.slug}/api/v1/get_show_trends.json?start_date=2020-01-01&end_date=${today}`,
      { as: admin },
    );
    expect(tooLong.status).toBe(400);
  });
});
