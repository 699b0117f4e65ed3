import { beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { firstStation, makeDestination, makeShow } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';

const clock = createFakeClock();
const { server } = stationTest(() => ({ clock }));
let showId: number;
let newest: number;
let served: number[];
beforeAll(async () => {
  served = [];
  server.features.episodes.media.onServed(({ episodeId }) => void served.push(episodeId));
  const feed = await makeDestination(server);
  showId = (await makeShow(server)).id;
  const eventIds = [(await makeEvent(server, { segments: 1 })).id];
  const now = Math.floor(clock.now() / 1000);
  const posted = { showId, eventIds, social_media_connections: [feed.id] };
  await makeEpisode(server, { ...posted, name: 'Yesterday', publishedAt: now - 30 * 3600 });
  newest = (await makeEpisode(server, { ...posted, name: 'Today,\nat seven', publishedAt: now - 3 * 3600 }))
    .id;
});

const open = (path: string, init: RequestInit = {}, id = showId) =>
  server.call(`/${server.slug}/listen/shows/${id}/newest.${path}`, { redirect: 'manual', ...init });

describe('the newest episode of a show', () => {
  it('is at a stable address that redirects to its audio', async () => {
    for (const method of ['GET', 'HEAD']) {
      const response = await open('mp3', { method });
      expect([response.status, response.headers.get('location')]).toEqual([
        302,
        `${server.url}/${server.slug}/audio/${newest}.mp3`,
      ]);
      expect(response.headers.get('cache-control')).toBe('public, no-cache');
    }
    const audio = await open('mp3', { redirect: 'follow' });
    expect([audio.status, audio.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    await audio.arrayBuffer();
  });

  it('is a playlist with one line for its title', async () => {
    const response = await open('m3u');
    expect(response.headers.get('content-type')).toBe('audio/x-mpegurl; charset=utf-8');
    const lines = [
      '#EXTM3U',
      '#EXTINF:5,Today, at seven',
      `${server.url}/${server.slug}/audio/${newest}.mp3`,
      '',
    ];
    expect((await response.text()).split('\n')).toEqual(lines);
  });

  it('is absent if it is too old, and for a show without episodes', async () => {
    const empty = (await makeShow(server)).id;
    const statuses = [];
    for (const path of ['mp3?max_age=4', 'mp3?max_age=2', 'm3u?max_age=2', 'mp3?max_age=0'])
      statuses.push((await open(path)).status);
    expect([...statuses, (await open('mp3', {}, empty)).status]).toEqual([302, 404, 404, 400, 404]);
  });

  it('counts as a download unless the address says that playout plays it', async () => {
    const fetchAll = async (path: string) => (await open(path, { redirect: 'follow' })).arrayBuffer();
    const before = served.length;
    await fetchAll('mp3?playout=1');
    await fetchAll('mp3');
    await expect.poll(() => served.slice(before)).toEqual([newest]);
    expect(await (await open('m3u?playout=1')).text()).toContain(`/audio/${newest}.mp3?playout=1`);
    expect(firstStation(server).slug).toBe(server.slug);
  });
});
