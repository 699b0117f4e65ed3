import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkArchiveAdts } from '../adts/check-archive-adts.ts';
import { AudioError } from '../audio-error.ts';
import { framesToMs } from '../audio-format.ts';
import { createEngine, type AudioEngine } from '../engine/create-engine.ts';
import { recordStream, streamServer } from '../testing/record-stream.ts';
import { runFfmpeg } from '../testing/run-ffmpeg.ts';
import type { RecorderChange, RecorderOptions } from './create-recorder.ts';

let engine: AudioEngine;
const tones = new Map<string, Buffer>();
beforeAll(async () => {
  engine = createEngine();
  const sine = ['-f', 'lavfi', '-i', 'sine=440:d=12'];
  tones.set(
    'mp3',
    await runFfmpeg(
      ...sine,
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
      'pipe:1',
    ),
  );
  tones.set('aac', await runFfmpeg(...sine, '-c:a', 'aac', '-ar', '48000', '-f', 'adts', 'pipe:1'));
  tones.set('ogg', await runFfmpeg(...sine, '-c:a', 'libvorbis', '-f', 'ogg', 'pipe:1'));
});
afterAll(() => engine.close());

function audio(format: string): Buffer {
  return tones.get(format) ?? Buffer.alloc(0);
}

const record = (url: string, overrides: Partial<RecorderOptions> = {}) =>
  recordStream({ url, engine, ...overrides });

function stream(format: string, type: string, end = false): (response: ServerResponse) => void {
  return (response) => {
    response.writeHead(200, { 'content-type': type });
    response.write(audio(format));
    if (end) response.end();
  };
}

/** A stream with a title in one of its metadata blocks; it stays open after its audio. */
function titled(block: number): (response: ServerResponse) => void {
  return (response) => {
    const meta = Buffer.alloc(33);
    meta[0] = 2;
    meta.write(`StreamTitle='Title of ${block}';`, 1);
    const bytes = audio('mp3');
    response.writeHead(200, { 'content-type': 'audio/mpeg', 'icy-metaint': '4000' });
    for (let at = 0; at + 4000 <= bytes.length; at += 4000) {
      response.write(bytes.subarray(at, at + 4000));
      response.write(at === block * 4000 ? meta : Buffer.from([0]));
    }
  };
}

describe('createRecorder', () => {
  it.each([
    ['mp3', 'audio/mpeg'],
    ['aac', 'audio/aacp'],
    ['ogg', 'application/ogg'],
  ])('records %s into segments with peaks and times', async (format, type) => {
    const before = Date.now();
    await using server = await streamServer(stream(format, type));
    // The server sends nothing after its audio, and a busy machine takes seconds to encode it.
    await using recorded = record(server.url, { idleMs: 60_000 });
    await recorded.until(() => recorded.segments.length === 2);
    await recorded.stop();
    const [first, second, rest] = recorded.segments;
    expect(recorded.segments.map((segment) => checkArchiveAdts(segment.data))).toEqual(
      recorded.segments.map((segment) => segment.frames),
    );
    expect(first?.frames).toBe(214);
    expect(first?.peaks).toHaveLength(994);
    expect(first?.peaks[401]).toBeGreaterThan(8);
    // Twelve seconds arrived at once, so the first of them were broadcast before the connection.
    expect(first?.started_at_ms).toBeLessThan(before);
    expect((second?.started_at_ms ?? 0) - (first?.started_at_ms ?? 0)).toBeCloseTo(4969, -2);
    expect(rest?.frames).toBeGreaterThan(70);
    expect(recorded.states.map(([state]) => state)).toEqual(['connecting', 'recording', 'stopped']);
  });

  it('requests titles, removes them from the audio, and reports them', async () => {
    await using server = await streamServer((response) => {
      const meta = Buffer.alloc(33);
      meta[0] = 2;
      meta.write(`StreamTitle='News at nine';`, 1);
      const bytes = audio('mp3');
      response.writeHead(200, { 'content-type': 'audio/mpeg', 'icy-metaint': '4000' });
      for (let at = 0; at < bytes.length; at += 4000) {
        response.write(bytes.subarray(at, at + 4000));
        if (at + 4000 <= bytes.length) response.write(at === 8000 ? meta : Buffer.from([0]));
      }
    });
    await using recorded = record(server.url);
    await recorded.until(() => recorded.segments.length === 2);
    expect(server.requests[0]?.headers['icy-metadata']).toBe('1');
    expect(recorded.titles).toEqual(['News at nine']);
    expect(recorded.segments.every((segment) => segment.frames === 214)).toBe(true);
  });

  it('places the title of the first metadata block at the beginning of the connection, and a later one when it arrived', async () => {
    await using server = await streamServer(titled(0));
    await using recorded = record(server.url);
    await recorded.until(() => recorded.segments.length === 2);
    expect(recorded.placed).toEqual([{ title: 'Title of 0', at_ms: recorded.segments[0]?.started_at_ms }]);
    await using second = await streamServer(titled(1));
    const before = Date.now();
    await using later = record(second.url);
    await later.until(() => later.segments.length === 2);
    expect(later.placed).toEqual([{ title: 'Title of 1', at_ms: expect.any(Number) }]);
    expect(later.placed[0]?.at_ms).toBeGreaterThanOrEqual(before);
  });

  it('reconnects when the server ends the stream, and joins no audio from both sides of the gap in one segment', async () => {
    await using server = await streamServer(
      stream('mp3', 'audio/mpeg', true),
      (response) => response.writeHead(503).end(),
      (response) => response.writeHead(302, { location: '/elsewhere' }).end(),
      stream('mp3', 'audio/mpeg'),
    );
    // The last stream stays open after its audio.
    await using recorded = record(server.url, { idleMs: 60_000 });
    await recorded.until(
      () =>
        recorded.segments.length >= 5 &&
        recorded.segments.at(-1)?.frames === 214 &&
        recorded.segments.at(-2)?.frames === 214,
    );
    expect(server.requests[3]?.url).toBe('/elsewhere');
    const last = recorded.segments.at(-1);
    const before = recorded.segments.filter((segment) => segment.run !== last?.run);
    const after = recorded.segments.filter((segment) => segment.run === last?.run);
    expect(framesToMs(before.reduce((sum, segment) => sum + segment.frames, 0))).toBeGreaterThan(11_500);
    expect(after.map((segment) => segment.frames)).toEqual([214, 214]);
    expect(recorded.states.filter(([state]) => state === 'waiting')).toEqual([
      ['waiting', 'stream_unavailable'],
      ['waiting', 'stream_unavailable'],
    ]);
  });

  it('drops a connection that stops sending, and keeps segments in order of time', async () => {
    await using server = await streamServer(
      stream('mp3', 'audio/mpeg'),
      (response) => void response.socket?.destroy(),
      stream('mp3', 'audio/mpeg'),
    );
    await using recorded = record(server.url, { idleMs: 400 });
    await recorded.until(() => recorded.states.some(([state]) => state === 'waiting'));
    expect(recorded.states.at(-1)).toEqual(['waiting', 'stream_unavailable']);
    await recorded.until(() => recorded.segments.length >= 5);
    const times = recorded.segments.map((segment) => segment.started_at_ms);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('rejects a web page and keeps trying', async () => {
    await using server = await streamServer(
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>offline</html>'),
      stream('mp3', 'application/octet-stream'),
    );
    await using recorded = record(server.url);
    await recorded.until(() => recorded.segments.length === 2);
    expect(recorded.states).toContainEqual(['waiting', 'audio_unsupported']);
  });

  it('takes the fallback when the stream sends nothing, without the title of the stream if the fallback has no titles', async () => {
    await using main = await streamServer(titled(0), (response) => response.writeHead(503).end());
    await using fallback = await streamServer(stream('mp3', 'audio/mpeg'));
    await using recorded = record(main.url, {
      fallback: { url: fallback.url },
      idleMs: 1000,
      returnMs: 60_000,
    });
    await recorded.until(() => recorded.segments.filter(({ address }) => address === 'fallback').length >= 2);
    const first = recorded.segments.find(({ address }) => address === 'fallback');
    expect(recorded.titles.slice(0, 2)).toEqual(['Title of 0', '']);
    expect(recorded.placed.slice(0, 2)).toEqual([
      { title: 'Title of 0', at_ms: recorded.segments[0]?.started_at_ms },
      { title: '', at_ms: first?.started_at_ms },
    ]);
  });

  it('tries the stream and the fallback in turn while both fail', async () => {
    await using main = await streamServer((response) => response.writeHead(404).end());
    await using fallback = await streamServer((response) => response.writeHead(503).end());
    const failures: string[] = [];
    const onState = ({ address, cause }: RecorderChange) =>
      void (cause && failures.push(`${address}: ${cause.message}`));
    await using recorded = record(main.url, { fallback: { url: fallback.url }, onState });
    await expect.poll(() => failures.length, { timeout: 20_000 }).toBeGreaterThanOrEqual(4);
    await recorded.stop();
    expect(failures.slice(0, 4)).toEqual([
      'main: the stream answered 404',
      'fallback: the stream answered 503',
      'main: the stream answered 404',
      'fallback: the stream answered 503',
    ]);
  });

  it('returns from the fallback with the title of the stream', async () => {
    const closing = new AbortController();
    const repeat = (response: ServerResponse, bytes: Uint8Array) => {
      const timer = setInterval(() => response.write(bytes), 50);
      closing.signal.addEventListener('abort', () => clearInterval(timer));
    };
    const steady = (response: ServerResponse) => {
      titled(0)(response);
      repeat(response, Buffer.concat([audio('mp3').subarray(0, 4000), Buffer.from([0])]));
    };
    const untitled = (response: ServerResponse) => repeat(response, audio('mp3').subarray(0, 4000));
    await using main = await streamServer((response) => response.writeHead(503).end(), steady);
    await using fallback = await streamServer(untitled);
    await using recorded = record(main.url, {
      fallback: { url: fallback.url },
      returnMs: 200,
      steadyMs: 500,
    });
    await recorded.until(() => recorded.segments.some(({ address }) => address === 'main'));
    closing.abort();
    const first = recorded.segments.find(({ address }) => address === 'main');
    expect(recorded.placed).toEqual([{ title: 'Title of 0', at_ms: first?.started_at_ms }]);
    expect(recorded.gaps).toEqual([]);
  });

  it('continues when the media worker dies', async () => {
    await using server = await streamServer(stream('mp3', 'audio/mpeg'), stream('mp3', 'audio/mpeg'));
    await using recorded = record(server.url, { idleMs: 500 });
    await recorded.until(() => recorded.segments.length === 2);
    process.kill(engine.workerPid() ?? 0, 'SIGKILL');
    // The first connection may have ended before the worker died.
    const isWhole = () => recorded.segments.slice(2).some(({ frames }) => frames === 214);
    await recorded.until(isWhole);
    expect(isWhole()).toBe(true);
  });

  it('reports why a segment could not be stored, and continues', async () => {
    await using server = await streamServer(stream('mp3', 'audio/mpeg'));
    const kept: number[] = [];
    let calls = 0;
    await using recorded = record(server.url, {
      onSegment: ({ frames }) => {
        calls += 1;
        if (calls === 1) throw new AudioError('disk_full', 'no space left');
        kept.push(frames);
      },
    });
    await recorded.until(() => recorded.gaps.length === 1);
    await recorded.stop();
    expect(recorded.losses).toEqual(['disk_full']);
    expect(kept[0]).toBe(214);
    expect(server.requests).toHaveLength(1);
  });

  it('loses nothing while segments are stored slowly, and passes on one at a time', async () => {
    await using server = await streamServer(stream('mp3', 'audio/mpeg', true));
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const taken: number[] = [];
    let busy = 0;
    await using recorded = record(server.url, {
      backoffMs: [60_000, 60_000],
      onSegment: async (segment) => {
        busy += 1;
        await gate;
        expect(busy).toBe(1);
        busy -= 1;
        taken.push(segment.frames);
      },
    });
    await recorded.until(() => recorded.states.some(([state]) => state === 'waiting'));
    open();
    await recorded.stop();
    expect(taken.reduce((sum, frames) => sum + frames, 0)).toBeGreaterThan(510);
  });
});
