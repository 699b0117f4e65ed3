import { describe, expect, it } from 'vitest';
import { episodePeaks } from '@postkit/sdk/schema';
import { makeStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { makeEvent } from '../../testing/make-event.ts';
import { stationTest } from '../../testing/station-test.ts';

const { server, admin } = stationTest();

describe('episodes.peaks', () => {
  const peaksOf = async (query: string, slug = server.slug) => {
    const response = await server.call(`/${slug}/api/v1/playlist/peaks.json?${query}`, { as: admin });
    return {
      status: response.status,
      peaks: response.status === 200 ? episodePeaks.parse(await response.json()).peaks : [],
    };
  };

  it('reads the levels of several episodes, in the order of the ids, over all events of each', async () => {
    const events = [await makeEvent(server, { segments: 1 }), await makeEvent(server, { segments: 2 })];
    const long = await makeEpisode(server, {
      eventIds: events.map(({ id }) => id),
      social_media_connections: [],
    });
    const short = await makeEpisode(server, { eventIds: [events[0]?.id ?? 0], social_media_connections: [] });
    const { peaks } = await peaksOf(`ids=${short.id},${long.id},999999&points=30`);
    expect(peaks.map(({ playlist_id, levels }) => [playlist_id, levels.length])).toEqual([
      [short.id, 30],
      [long.id, 30],
    ]);
    for (const wave of peaks) {
      expect(Math.max(...wave.levels)).toBeGreaterThan(0);
      expect(wave.peaks).toHaveLength(30);
      for (const [at, level] of wave.levels.entries()) expect(wave.peaks[at]).toBeGreaterThanOrEqual(level);
    }
    expect((await peaksOf(`ids=${long.id}`)).peaks[0]?.levels).toHaveLength(64);
    // Cached by now, and each number of levels by itself.
    expect((await peaksOf(`ids=${short.id},${long.id}&points=30`)).peaks).toEqual(peaks);
  });

  it('has no levels of an episode without events, of another station, or of malformed ids', async () => {
    const empty = await makeEpisode(server, { eventIds: [], social_media_connections: [], draft: true });
    expect((await peaksOf(`ids=${empty.id}`)).peaks).toEqual([
      { playlist_id: empty.id, peaks: [], levels: [] },
    ]);
    const other = await makeStation(server);
    expect((await peaksOf(`ids=${empty.id}`, other.slug)).peaks).toEqual([]);
    expect((await peaksOf('ids=1,x')).status).toBe(400);
  });
});
