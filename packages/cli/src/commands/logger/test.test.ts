import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { StreamTest } from '@postkit/sdk/schema';
import { bodyOf } from '../../testing/body-of.ts';
import { fakeStation } from '../../testing/fake-station.ts';
import { runPostkit, temporaryHome } from '../../testing/run-postkit.ts';

const heard: StreamTest = {
  problem: null,
  stream: {
    kind: 'http',
    container: 'mp3',
    codec: 'mp3',
    bit_rate: 128_000,
    sample_rate: 44_100,
    channels: 2,
    title: 'Bread before five',
    has_titles: true,
    peak: -12.4,
    loudness: -20.1,
    is_silent: false,
    is_opposite_phase: false,
    is_live: true,
    seconds: 8.1,
    sample: Buffer.from('audio').toString('base64'),
  },
};
const url = 'http://radio.example/live';

describe('postkit logger test', () => {
  it('describes a stream, and saves a sample of its audio', async () => {
    await using station = await fakeStation({ 'POST /wxyz/api/v1/logger/test/': () => heard });
    await using home = await temporaryHome();
    const file = join(home.path, 'sample.aac');
    const { out, code } = await runPostkit(['logger', 'test', url, '--sample', file], { url: station.url });
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      'The stream can be recorded',
      '  Format      mp3 in mp3, 128 kb/s, 44100 Hz, stereo',
      '  Level       -12.4 dBFS peak, -20.1 LUFS',
      '  Title       Bread before five',
      '',
    ]);
    expect(bodyOf(station.calls[0])).toEqual({ url, address: 'main' });
    expect(await readFile(file, 'utf8')).toBe('audio');
  });

  it('warns of silence, of a file and of missing titles', async () => {
    const stream = heard.stream && {
      ...heard.stream,
      is_silent: true,
      is_live: false,
      has_titles: false,
      title: '',
      loudness: null,
    };
    await using station = await fakeStation({
      'POST /wxyz/api/v1/logger/test/': () => ({ stream, problem: null }),
    });
    const { out } = await runPostkit(['logger', 'test', url, '--fallback'], { url: station.url });
    expect(out).toMatch(
      /Title +none\n +Warning +the stream is silent\n +Warning +this is a file .*\n +Note +the stream announces no titles/,
    );
    expect(bodyOf(station.calls[0])).toEqual({ url, address: 'fallback' });
  });

  it('warns of opposite phase', async () => {
    const stream = heard.stream && { ...heard.stream, is_opposite_phase: true };
    await using station = await fakeStation({
      'POST /wxyz/api/v1/logger/test/': () => ({ stream, problem: null }),
    });
    const { out } = await runPostkit(['logger', 'test', url], { url: station.url });
    expect(out).toMatch(/Warning +the two channels are in opposite phase/);
    expect(out).not.toMatch(/the stream is silent/);
  });

  it.each([
    ['shift_jis', 'shift_jis'],
    ['', null],
  ])('tests with the encoding %j', async (name, title_encoding) => {
    await using station = await fakeStation({ 'POST /wxyz/api/v1/logger/test/': () => heard });
    await runPostkit(['logger', 'test', url, '--title-encoding', name], { url: station.url });
    expect(bodyOf(station.calls[0])).toEqual({ url, address: 'main', title_encoding });
  });

  it('fails with the reason, and with the address in a playlist', async () => {
    const problem = {
      code: 'playlist',
      message: 'This is a playlist file.',
      status: null,
      use: 'http://radio.example/a',
    };
    await using station = await fakeStation({
      'POST /wxyz/api/v1/logger/test/': () => ({ stream: null, problem }),
    });
    const failed = await runPostkit(['logger', 'test', url], { url: station.url });
    expect(failed).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining('This is a playlist file. http://radio.example/a'),
    });
    const asJson = await runPostkit(['logger', 'test', url, '--json'], { url: station.url });
    expect(JSON.parse(asJson.out)).toMatchObject({ stream: null, problem: { code: 'playlist' } });
  });
});
