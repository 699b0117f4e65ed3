import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation, refuse, sendJson } from '../../testing/fake-station.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';
import { readPosition } from './read-position.ts';

const guid = '0b54ac1c-6a4d-4d52-9c62-b0f2f6f1b7aa';
const path = '/wxyz/api/v1/share_clip/';
const clip = (change: object = {}) => ({
  guid,
  playlist_id: 9,
  title: 'Tides',
  start: 61.5,
  end: 95,
  aspect: '9:16',
  captions: true,
  status: 'complete',
  progress: 100,
  bytes: 4,
  notice: '',
  error: '',
  created_at: 1_700_000_000,
  expires_at: 1_702_592_000,
  ...change,
});
const accept = (_call: unknown, response: ServerResponse) =>
  sendJson(response, clip({ status: 'processing', progress: 0 }), 202);

describe('postkit clips', () => {
  it('creates a clip of an episode, and waits until it is ready', async () => {
    await using station = await fakeStation({
      [`POST ${path}`]: accept,
      [`GET ${path}${guid}/`]: () => clip({ notice: 'No transcript.' }),
    });
    const arguments_ = [
      'clips',
      'create',
      '9',
      '--from',
      '1:01.5',
      '--to',
      '95',
      '--aspect',
      '1:1',
      '--no-captions',
      '--title',
      'Tides',
    ];
    const made = await runPostkit(arguments_, { url: station.url });
    expect(made).toMatchObject({
      code: 0,
      out: `${guid}\n`,
      err: expect.stringContaining(`Clip ${guid} is ready. No transcript.`),
    });
    const [created] = station.calls.filter(({ method }) => method === 'POST');
    expect(bodyOf(created)).toEqual({
      playlist_id: 9,
      start: 61.5,
      end: 95,
      aspect: '1:1',
      captions: false,
      title: 'Tides',
    });
  });

  it('does not wait with --no-wait', async () => {
    await using station = await fakeStation({ [`POST ${path}`]: accept });
    const made = await runPostkit(['clips', 'create', '9', '--from', '0', '--to', '30', '--no-wait'], {
      url: station.url,
    });
    expect(made).toMatchObject({ code: 0, out: `${guid}\n`, err: `Clip ${guid} is being made.\n` });
  });

  it('says why a clip could not be made', async () => {
    const failed = () =>
      clip({ status: 'error', error: 'Some of this audio was deleted. Choose another part.' });
    await using station = await fakeStation({ [`POST ${path}`]: accept, [`GET ${path}${guid}/`]: failed });
    const made = await runPostkit(['clips', 'create', '9', '--from', '0', '--to', '30'], {
      url: station.url,
    });
    expect(made).toMatchObject({ code: 1, err: expect.stringContaining('Some of this audio was deleted.') });
    await using refusing = await fakeStation({
      [`POST ${path}`]: refuse(400, 'A clip has at most 90 seconds.'),
    });
    const long = await runPostkit(['clips', 'create', '9', '--from', '0', '--to', '100'], {
      url: refusing.url,
    });
    expect(long.err).toContain('A clip has at most 90 seconds.');
  });

  it('lists clips, of one episode on request', async () => {
    await using station = await fakeStation({
      [`GET ${path}`]: () => ({ share_clips: [clip(), clip({ playlist_id: null, status: 'error' })] }),
    });
    const { out } = await runPostkit(['clips', 'list', '--episode', '9'], { url: station.url });
    expect(out.split('\n')).toEqual([
      'ID                                    EPISODE  STATE   FROM     SECONDS  SHAPE  TITLE',
      `${guid}  9        ready   0:01:02  33.5     9:16   Tides`,
      `${guid}           failed  0:01:02  33.5     9:16   Tides`,
      '',
    ]);
    expect(station.calls.at(-1)?.query.get('playlist_id')).toBe('9');
  });

  it('downloads the video of a clip', async () => {
    const serve = (_call: unknown, response: ServerResponse) =>
      void response.writeHead(200, { 'content-length': 4 }).end('clip');
    await using station = await fakeStation({ [`GET /wxyz/share_clip/${guid}.mp4`]: serve });
    await using home = await temporaryHome();
    const file = join(home.path, 'clip.mp4');
    expect((await runPostkit(['clips', 'download', guid, '-o', file], { url: station.url })).code).toBe(0);
    expect(await readFile(file, 'utf8')).toBe('clip');
    expect((await runPostkit(['clips', 'download', guid, '-o', '-'], { url: station.url })).out).toBe('clip');
  });

  it('deletes clips, and accepts no other ids', async () => {
    const remove = (_call: unknown, response: ServerResponse) => void response.writeHead(204).end();
    await using station = await fakeStation({ [`DELETE ${path}${guid}/`]: remove });
    expect((await runPostkit(['clips', 'delete', guid, '--yes'], { url: station.url })).code).toBe(0);
    expect(station.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
    expect((await runPostkit(['clips', 'delete', 'nine', '--yes'], { url: station.url })).code).toBe(2);
  });
});

describe('readPosition', () => {
  it.each([
    ['95.5', 95.5],
    ['1:35', 95],
    ['01:02:03.25', 3723.25],
    ['120', 120],
  ])('%s is %d s', (text, seconds) => expect(readPosition(text)).toBe(seconds));

  it.each(['', 'x', '1:75', '1:2:3:4', '-5', '1:99:00'])('rejects "%s"', (text) => {
    expect(() => readPosition(text)).toThrow('is not a position');
  });
});
