import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEngine, type AudioEngine } from '../engine/create-engine.ts';
import { recordStream, streamServer } from '../testing/record-stream.ts';
import { runFfmpeg } from '../testing/run-ffmpeg.ts';
import type { RecorderOptions } from './create-recorder.ts';

let engine: AudioEngine;
const tones = new Map<string, Buffer>();
beforeAll(async () => {
  engine = createEngine();
  const sine = ['-f', 'lavfi', '-i', 'sine=440:d=12'];
  tones.set('mp3', await runFfmpeg(...sine, '-c:a', 'libmp3lame', '-b:a', '128k', '-f', 'mp3', 'pipe:1'));
  tones.set('aac', await runFfmpeg(...sine, '-c:a', 'aac', '-f', 'adts', 'pipe:1'));
  tones.set('ogg', await runFfmpeg(...sine, '-c:a', 'libvorbis', '-f', 'ogg', 'pipe:1'));
  tones.set('mpegts', await runFfmpeg(...sine, '-c:a', 'aac', '-f', 'mpegts', 'pipe:1'));
  tones.set('webm', await runFfmpeg(...sine, '-c:a', 'libopus', '-f', 'webm', 'pipe:1'));
});
afterAll(() => engine.close());

const audio = (format: string) => tones.get(format) ?? Buffer.alloc(0);
const record = (url: string, overrides: Partial<RecorderOptions> = {}) =>
  recordStream({ url, engine, ...overrides });

describe('the bytes of a stream', () => {
  it.each([
    ['mp3', 'audio/aacp'],
    ['aac', 'audio/mpeg'],
    ['ogg', 'audio/mpeg'],
    ['mp3', 'application/ogg'],
    ['mpegts', 'audio/mpeg'],
    ['webm', 'audio/aac'],
  ])('records %s that the server calls %s', async (format, type) => {
    await using server = await streamServer((response) => {
      response.writeHead(200, { 'content-type': type });
      // Not from the beginning of a frame or packet on, where the format allows it.
      response.write(audio(format).subarray(['ogg', 'webm'].includes(format) ? 0 : 333));
    });
    await using recorded = record(server.url, { idleMs: 60_000 });
    await recorded.until(() => recorded.segments.length === 2);
    expect(recorded.states.map(([state]) => state)).toEqual(['connecting', 'recording']);
    expect(recorded.segments.map(({ frames, connection }) => [frames, connection])).toEqual([
      [214, 1],
      [214, 1],
    ]);
  });

  it('places the titles of a chain of Ogg where their audio begins', async () => {
    const part = (title: string, seconds: number) =>
      runFfmpeg(
        '-f',
        'lavfi',
        '-i',
        `sine=440:d=${seconds}`,
        '-c:a',
        'libopus',
        '-metadata',
        `title=${title}`,
        '-f',
        'ogg',
        'pipe:1',
      );
    const chain = Buffer.concat([await part('One', 6), await part('Two', 7), await part('Three', 8)]);
    await using server = await streamServer((response) => {
      response.writeHead(200, { 'content-type': 'application/ogg' });
      response.write(chain);
    });
    await using recorded = record(server.url, { idleMs: 60_000 });
    await recorded.until(() => recorded.placed.length === 3);
    const start = recorded.segments[0]?.started_at_ms ?? recorded.placed[0]?.at_ms ?? 0;
    expect(recorded.titles).toEqual(['One', 'Two', 'Three']);
    expect(recorded.placed.map(({ title, at_ms }) => [title, Math.round((at_ms - start) / 500) / 2])).toEqual(
      [
        ['One', 0],
        ['Two', 6],
        ['Three', 13],
      ],
    );
  });

  it('says that nothing can be decoded when a stream turns into other data, and connects again', async () => {
    const noise = Buffer.from(
      Array.from({ length: 50_000 }, (_, n) => (n * 7919 + (n >> 3) * 104_729) & 127),
    );
    const closing = new AbortController();
    await using server = await streamServer(
      (response) => {
        response.writeHead(200, { 'content-type': 'audio/mpeg' });
        response.write(audio('mp3').subarray(0, 2000));
        const timer = setInterval(() => response.write(noise), 50);
        closing.signal.addEventListener('abort', () => clearInterval(timer));
      },
      (response) => {
        response.writeHead(200, { 'content-type': 'audio/mpeg' });
        response.write(audio('mp3'));
      },
    );
    const failures: string[] = [];
    const now = vi.spyOn(Date, 'now');
    onTestFinished(() => now.mockRestore());
    const start = Date.now();
    let calls = 0;
    now.mockImplementation(() => start + 250 * (calls += 1));
    await using recorded = record(server.url, {
      onState: ({ cause }) => void (cause && failures.push(`${cause.code}: ${cause.message}`)),
    });
    await expect
      .poll(() => failures[0], { timeout: 20_000 })
      .toBe('stream_unavailable: data arrives, but no audio can be decoded from it');
    now.mockRestore();
    closing.abort();
    await recorded.until(() => recorded.segments.some(({ connection }) => connection === 2));
  });

  it('keeps the connection of a process that stood still for a minute', async () => {
    await using server = await streamServer((response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      const timer = setInterval(() => response.write(audio('mp3').subarray(0, 8000)), 20);
      response.once('close', () => clearInterval(timer));
    });
    await using recorded = record(server.url, { idleMs: 60_000 });
    await recorded.until(() => recorded.segments.length === 2);
    const before = Date.now;
    const now = vi.spyOn(Date, 'now').mockImplementation(() => before() + 60_000);
    onTestFinished(() => now.mockRestore());
    const stored = recorded.segments.length;
    await recorded.until(() => recorded.segments.length > stored + 4);
    expect(recorded.segments.every(({ connection }) => connection === 1)).toBe(true);
    expect(recorded.states.map(([state]) => state)).toEqual(['connecting', 'recording']);
  });
});
