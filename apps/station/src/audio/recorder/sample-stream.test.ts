import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { encodeHls, hlsList, startHlsServer } from '../../testing/hls-server.ts';
import { type AudioEngine, createEngine } from '../engine/create-engine.ts';
import { runFfmpeg } from '../testing/run-ffmpeg.ts';
import { sampleStream } from './sample-stream.ts';

let engine: AudioEngine;
beforeAll(() => {
  engine = createEngine();
});
afterAll(() => engine.close());

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** The address of a server that sends these bytes and then nothing, or ends. */
async function serve(contentType: string, bytes: Uint8Array, { ends = false } = {}): Promise<string> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': contentType });
    response.write(bytes);
    if (ends) response.end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/live`;
}

const encode = (...output: string[]) => runFfmpeg('-f', 'lavfi', '-i', 'sine=440:d=6', ...output, 'pipe:1');
const sample = (url: string, signal = new AbortController().signal) =>
  sampleStream({ url }, { engine, signal, listenMs: 1500 });

describe('sampleStream', () => {
  it.each([
    {
      type: 'audio/mpeg',
      output: [
        '-ac',
        '2',
        '-c:a',
        'libmp3lame',
        '-b:a',
        '128k',
        '-write_xing',
        '0',
        '-id3v2_version',
        '0',
        '-f',
        'mp3',
      ],
      facts: { codec: 'mp3', sample_rate: 44_100, channels: 2, bit_rate: 128_000 },
    },
    {
      type: 'audio/aac',
      output: ['-c:a', 'aac', '-ar', '48000', '-f', 'adts'],
      facts: { codec: 'aac', sample_rate: 48_000, channels: 1 },
    },
    {
      type: 'application/ogg',
      output: [
        '-c:a',
        'libopus',
        '-metadata',
        'title=Bread before five',
        '-metadata',
        'artist=Ada',
        '-f',
        'ogg',
      ],
      facts: { codec: 'opus', sample_rate: 48_000, channels: 1, bit_rate: null },
      title: 'Ada - Bread before five',
    },
    {
      type: 'audio/ogg',
      output: ['-c:a', 'libvorbis', '-f', 'ogg'],
      facts: { codec: 'vorbis', sample_rate: 44_100 },
      title: '',
    },
    {
      type: 'audio/ogg',
      output: ['-ac', '6', '-c:a', 'flac', '-f', 'ogg'],
      facts: { codec: 'flac', channels: 6 },
      title: '',
    },
  ])('describes and decodes $facts.codec', async ({ type, output, facts, title }) => {
    const bytes = await encode(...output);
    const heard = await sample(await serve(type, bytes));
    expect(heard).toMatchObject({
      kind: 'http',
      facts,
      title,
      isEnded: false,
      length: null,
      bytes: bytes.length,
    });
    expect(heard.samples / 44_100).toBeGreaterThan(5.5);
    expect(heard.loudest).toBeGreaterThan(1000);
    expect(heard.loudness).toBeLessThan(-15);
  });

  it('reports that a file ends', async () => {
    const url = await serve('audio/mpeg', await encode('-c:a', 'libmp3lame', '-f', 'mp3'), { ends: true });
    expect(await sample(url)).toMatchObject({ isEnded: true });
  });

  it('listens to HLS', async () => {
    const hls = await startHlsServer();
    closing.push(async () => hls[Symbol.asyncDispose]());
    for (const [name, bytes] of await encodeHls('mpegts', 6)) hls.files.set(name, bytes);
    hls.files.set('list.m3u8', hlsList({ from: 0, to: 3 }));
    expect(await sample(hls.url)).toMatchObject({
      kind: 'hls',
      format: 'mpegts',
      facts: { codec: 'aac', sample_rate: 44_100 },
    });
  });

  it('fails without an audio track, and with bytes that are no audio', async () => {
    const video = await runFfmpeg(
      '-f',
      'lavfi',
      '-i',
      'testsrc=d=2:s=64x64',
      '-c:v',
      'libtheora',
      '-f',
      'ogg',
      'pipe:1',
    );
    await expect(sample(await serve('video/ogg', video))).rejects.toMatchObject({ code: 'not_audio' });
    await expect(sample(await serve('text/plain', Buffer.from('no audio')))).rejects.toMatchObject({
      code: 'audio_unsupported',
    });
    await expect(sample(await serve('audio/mpeg', Buffer.alloc(50_000)))).rejects.toMatchObject({
      code: /not_audio|audio_unsupported/,
    });
  });

  it('is cancelled by its signal', async () => {
    const url = await serve('audio/mpeg', Buffer.alloc(0));
    const leaving = new AbortController();
    const listening = sample(url, leaving.signal);
    leaving.abort();
    await expect(listening).rejects.toMatchObject({ code: 'cancelled' });
  });
});
