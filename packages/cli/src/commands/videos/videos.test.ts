import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fakeStation } from '../../testing/fake-station.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const episode = (playlist_id: number, video_status: number, advanced_video_status = 0) => ({
  playlist_id,
  video_status,
  advanced_video_status,
  name: `Episode ${playlist_id}`,
});

describe('postkit videos', () => {
  it('lists episodes with a video and its state', async () => {
    const playlists = [episode(9, 2), episode(8, 0), episode(7, 1, 99)];
    await using station = await fakeStation({
      'GET /wxyz/api/v1/playlist/get_playlists.json': () => ({ playlists, total_count: 3, page: 1, limit: 100 }),
    });
    expect((await runPostkit(['videos', 'list'], { url: station.url })).out.split('\n')).toEqual([
      'EPISODE  BASIC       ADVANCED  NAME',
      '9        ready                 Episode 9',
      '7        processing  failed    Episode 7',
      '',
    ]);
  });

  it('prints the address of the editor', async () => {
    const found = { playlist_id: 9, url: 'https://editor.example/9', isCreated: false, isFailed: false };
    await using station = await fakeStation({ 'GET /wxyz/api/v1/advanced_video_edit_url': () => found });
    expect((await runPostkit(['videos', 'editor', '9'], { url: station.url })).out).toBe('https://editor.example/9\n');
  });

  it('downloads the basic or the advanced video', async () => {
    const serve = (text: string) => (_: unknown, response: ServerResponse) =>
      void response.writeHead(200, { 'content-length': text.length }).end(text);
    await using station = await fakeStation({
      'GET /wxyz/api/v1/settings/': makeSettings,
      'GET /wxyz/streamon-perm/wxyz-128-9.mp4': serve('basic'),
      'GET /wxyz/streamon-perm/wxyz-advanced-9.mp4': serve('advanced'),
    });
    await using home = await temporaryHome();
    const target = join(home.path, 'video.mp4');
    const download = (...args: string[]) => runPostkit(['videos', 'download', '9', '-o', target, ...args], { url: station.url });
    expect(await download()).toMatchObject({ code: 0, err: `${target}  5 bytes\n` });
    expect(await download('--advanced')).toMatchObject({ code: 6 });
    expect((await download('--advanced', '--force')).code).toBe(0);
    expect(await readFile(target, 'utf8')).toBe('advanced');
  });
});
