import { describe, expect, it, vi } from 'vitest';
import { firstStation, makeDestination, startStation } from '../../../testing/index.ts';
import { makeEpisode } from '../../../testing/make-episode.ts';
import { longestVideo } from './video-file.ts';
import { createVideos } from './videos.service.ts';
import '../../../testing/postgres/only-on-sqlite.ts';

describe('createVideos', () => {
  it('requests no video of more than 30 minutes', async () => {
    const server = await startStation({ env: { POSTKIT_VIDEO_HEIGHT: '90' } });
    const { id } = await makeDestination(server, { type: 'v_download' });
    const row = await makeEpisode(server, { social_media_connections: [id] });
    const add = vi.fn<() => Promise<void>>(async () => undefined);
    const videoJobs = { add, cancel: async () => undefined, progressOf: () => 0 };
    const videos = createVideos(server.context, {
      videoJobs,
      removal: { dispose: async () => undefined },
      takesVideo: () => true,
    });
    const statusAt = (duration: number) =>
      server.context.db.transaction(async (transaction) => {
        const requested = { ...row, video_status: 0, duration, image: 'another' } as const;
        return (await videos.follow(transaction, firstStation(server), requested)).video_status;
      });
    expect(await statusAt(longestVideo + 0.1)).toBe(99);
    expect(add).not.toHaveBeenCalled();
    expect(await statusAt(longestVideo)).toBe(1);
    expect(add).toHaveBeenCalledOnce();
    await server.close();
  });
});
