import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse, sendJson } from '../../testing/fake-station.ts';
import { makeDestination } from '../../testing/make-destination.ts';
import { makeSettings } from '../../testing/make-settings.ts';
import { resourcePage } from '../../testing/resource-page.ts';
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
      'GET /wxyz/api/v1/playlist/get_playlists.json': () => ({
        playlists,
        total_count: 3,
        page: 1,
        limit: 100,
      }),
    });
    expect((await runPostkit(['videos', 'list'], { url: station.url })).out.split('\n')).toEqual([
      'EPISODE  BASIC       ADVANCED  NAME',
      '9        ready                 Episode 9',
      '7        processing  failed    Episode 7',
      '',
    ]);
  });

  const source = {
    ...episode(9, 0),
    show: '/wxyz/api/v1/show/7/',
    events: [],
    status: 'published',
    duration: 600,
    version: 3,
  };
  const videoStation = (destinations: object[], overrides: Parameters<typeof fakeStation>[0] = {}) =>
    fakeStation({
      'GET /wxyz/api/v1/playlist/9/': () => source,
      'GET /wxyz/api/v1/socialmediaconnection/': () => resourcePage(destinations),
      'POST /wxyz/api/v1/socialmediaconnection/': (_call, response) =>
        sendJson(response, makeDestination({ id: 12, type: 'v_download' }), 201),
      'POST /wxyz/api/v1/playlist/': (_call, response) =>
        sendJson(response, { ...source, playlist_id: 20, version: 1 }, 201),
      'PATCH /wxyz/api/v1/playlist/20/': () => ({ ...source, playlist_id: 20, version: 2 }),
      'DELETE /wxyz/api/v1/playlist/20/': (_call, response) => void response.writeHead(204).end(),
      ...overrides,
    });
  const writes = ({ calls }: Awaited<ReturnType<typeof fakeStation>>) =>
    calls.filter(({ method }) => method !== 'GET');

  it('makes a video by publishing a copy to the destination for videos', async () => {
    await using station = await videoStation([
      makeDestination({ id: 5, type: 'v_download' }),
      makeDestination({ id: 6, type: 'v_advanced' }),
    ]);
    const created = await runPostkit(['videos', 'create', '9'], { url: station.url });
    expect(created).toMatchObject({ code: 0, out: '20\n', err: 'Video 20 is created.\n' });
    expect(writes(station).map(({ method }) => method)).toEqual(['POST', 'PATCH']);
    expect(bodyOf(writes(station)[0])).toMatchObject({
      show: source.show,
      name: 'Episode 9',
      draft: true,
      social_media_connections: [],
    });
    expect(bodyOf(writes(station)[1])).toMatchObject({
      version: 1,
      draft: false,
      permanent: 1,
      social_media_connections: [5],
    });
    await runPostkit(['videos', 'create', '9', '--type', 'advanced'], { url: station.url });
    expect(bodyOf(writes(station)[3])).toMatchObject({ social_media_connections: [6] });
  });

  it('creates the destination for the first video, and uses none that is switched off', async () => {
    await using station = await videoStation([]);
    expect((await runPostkit(['videos', 'create', '9'], { url: station.url })).code).toBe(0);
    expect(bodyOf(writes(station)[0])).toEqual({
      type: 'v_download',
      title: 'Basic video',
      default_on_post: false,
    });
    expect(bodyOf(writes(station)[2])).toMatchObject({ social_media_connections: [12] });
    await using off = await videoStation([makeDestination({ type: 'v_download', status: false })]);
    const refused = await runPostkit(['videos', 'create', '9'], { url: off.url });
    expect(refused).toMatchObject({ code: 6, err: expect.stringContaining('switched off') });
    expect(writes(off)).toEqual([]);
  });

  it('refuses an episode that cannot become a video, and deletes a copy that could not be published', async () => {
    const video = makeDestination({ id: 5, type: 'v_download' });
    for (const change of [{ status: 'draft' }, { duration: 1801 }]) {
      await using station = await videoStation([video], {
        'GET /wxyz/api/v1/playlist/9/': () => ({ ...source, ...change }),
      });
      expect((await runPostkit(['videos', 'create', '9'], { url: station.url })).code).toBe(6);
      expect(writes(station)).toEqual([]);
    }
    await using station = await videoStation([video], {
      'PATCH /wxyz/api/v1/playlist/20/': refuse(409, 'The audio is missing.'),
    });
    const failed = await runPostkit(['videos', 'create', '9'], { url: station.url });
    expect(failed.err).toContain('The audio is missing.');
    expect(writes(station).map(({ method }) => method)).toEqual(['POST', 'PATCH', 'DELETE']);
  });

  it('prints the address of the editor', async () => {
    const found = { playlist_id: 9, url: 'https://editor.example/9', isCreated: false, isFailed: false };
    await using station = await fakeStation({ 'GET /wxyz/api/v1/advanced_video_edit_url': () => found });
    expect((await runPostkit(['videos', 'editor', '9'], { url: station.url })).out).toBe(
      'https://editor.example/9\n',
    );
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
    const printed = await runPostkit(['videos', 'download', '9', '-o', '-'], { url: station.url });
    expect(printed).toMatchObject({ code: 0, out: 'basic', err: '' });
    const download = (...args: string[]) =>
      runPostkit(['videos', 'download', '9', '-o', target, ...args], { url: station.url });
    expect(await download()).toMatchObject({ code: 0, err: `${target}  5 bytes\n` });
    expect(await download('--advanced')).toMatchObject({ code: 6 });
    const { out } = await download('--advanced', '--force', '--json');
    const sha256 = createHash('sha256').update('advanced').digest('hex');
    expect(JSON.parse(out)).toMatchObject({ id: 9, file: { path: target, bytes: 8, sha256 } });
    expect(await readFile(target, 'utf8')).toBe('advanced');
  });
});
