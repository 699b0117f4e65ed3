import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstStation, startStation, type TestStation } from '../../testing/index.ts';
import { makeEpisode } from '../../testing/make-episode.ts';
import { createEpisodeReader } from './episode-reader.service.ts';

let server: TestStation;
beforeAll(async () => void (server = await startStation()));
afterAll(() => server.close());

describe('a page of episodes', () => {
  it('has the progress of what is rendered now, though the episodes come from the cache', async () => {
    await makeEpisode(server, { draft: true, eventIds: [] });
    const progress = { audio: 10, video: 20 };
    const { audioEvents, tags } = server.features;
    const reader = createEpisodeReader(server.context, {
      audioEvents,
      tags,
      render: { progressOf: () => progress.audio },
      videoJobs: { progressOf: () => progress.video },
      platformAddressesOf: async () => new Map(),
    });
    const page = async () =>
      (await reader.page(firstStation(server), { type: 'draft', limit: 1 })).playlists.map((episode) => [
        episode.media_progress,
        episode.video_progress,
      ]);
    const before = await page();
    Object.assign(progress, { audio: 30, video: 40 });
    expect([before, await page()]).toEqual([[[10, 20]], [[30, 40]]]);
  });
});
