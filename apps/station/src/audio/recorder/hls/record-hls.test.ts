import { writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventMessage } from '../../../testing/event-messages.ts';
import {
  encodeHls,
  encryptSegment,
  type HlsFormat,
  type HlsServer,
  hlsList,
  startHlsServer,
} from '../../../testing/hls-server.ts';
import { withTimedTitles } from '../../../testing/timed-id3.ts';
import { detectTones, toneSamples } from '../../../testing/tone-counter.ts';
import { framesToMs } from '../../audio-format.ts';
import { createEngine, type AudioEngine } from '../../engine/create-engine.ts';
import { runFfmpeg } from '../../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createRecorder, type RecorderChange, type RecorderOptions } from '../create-recorder.ts';
import type { RecordedSegment, RecordedTitle, RecordingGap } from '../segment-placer.ts';

const poll = { timeout: 30_000, interval: 20 };
const seconds = 24;

let engine: AudioEngine;
const encoded = new Map<HlsFormat, Map<string, Buffer>>();
beforeAll(async () => {
  engine = createEngine();
  for (const format of ['mpegts', 'fmp4', 'aac', 'mp3'] as const)
    encoded.set(format, await encodeHls(format, seconds));
}, 60_000);
afterAll(() => engine.close());

const closing: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function serve(format: HlsFormat): Promise<HlsServer> {
  const server = await startHlsServer();
  closing.push(() => server[Symbol.asyncDispose]());
  for (const [name, bytes] of encoded.get(format) ?? []) server.files.set(name, bytes);
  return server;
}

function record(url: string, overrides: Partial<RecorderOptions> = {}) {
  const segments: RecordedSegment[] = [];
  const gaps: RecordingGap[] = [];
  const titles: RecordedTitle[] = [];
  const changes: RecorderChange[] = [];
  const recorder = createRecorder({
    url,
    engine,
    onSegment: (segment) => void segments.push(segment),
    onGap: (gap) => void gaps.push(gap),
    onTitle: (title) => void titles.push(title),
    onState: (change) => void changes.push(change),
    backoffMs: [100, 200],
    settleMs: 50,
    ...overrides,
  });
  recorder.start();
  closing.push(() => recorder.stop());
  const recordedMs = () => segments.reduce((sum, { frames }) => sum + framesToMs(frames), 0);
  return { stop: () => recorder.stop(), segments, gaps, titles, changes, recordedMs };
}

/** The second that is heard at each fifth of a second of the log, by its time. */
async function heard(segments: readonly RecordedSegment[]): Promise<{ at_ms: number; second: number }[]> {
  using folder = temporaryFolder();
  const found: { at_ms: number; second: number }[] = [];
  for (const { data, started_at_ms } of segments) {
    const path = folder.file('segment.aac');
    await writeFile(path, data);
    const pcm = await runFfmpeg('-i', path, ...toneSamples, 'pipe:1');
    for (const { atMs, second } of detectTones(pcm)) found.push({ at_ms: started_at_ms + atMs, second });
  }
  return found;
}

/** Fails unless every second between two was recorded once, at its time. */
async function expectSeconds(
  segments: readonly RecordedSegment[],
  start_ms: number,
  from: number,
  to: number,
  missing: number[] = [],
) {
  const tones = await heard(segments);
  const off = tones.filter(
    ({ at_ms, second }) => Math.abs(at_ms + 100 - (start_ms + 1000 * second + 500)) > 900,
  );
  expect(off).toEqual([]);
  const times = Array.from(
    { length: to - from },
    (_, n) => tones.filter(({ second }) => second === from + n).length / 5,
  );
  const wrong = times
    .map((time, n) => ({ time, second: from + n }))
    .filter(({ time, second }) => Math.abs(time - (missing.includes(second) ? 0 : 1)) > 0.45);
  expect(wrong).toEqual([]);
}

/** A stream whose second 0 was on air this many seconds ago. */
const startedAgo = (ago: number) => Date.now() - 1000 * ago;

const extensions = { mpegts: 'ts', fmp4: 'm4s', aac: 'aac', mp3: 'mp3' } as const;

describe('createRecorder with HLS', { timeout: 60_000 }, () => {
  it.each(['mpegts', 'fmp4', 'aac', 'mp3'] as const)(
    'records segments of %s once each, at the times of the playlist',
    async (format) => {
      const server = await serve(format);
      const start_ms = startedAgo(seconds + 3);
      const header = format === 'fmp4' ? '#EXT-X-MAP:URI="init.mp4"' : '';
      const list = (from: number, to: number) =>
        server.files.set('list.m3u8', hlsList({ from, to, start_ms, header, extension: extensions[format] }));
      list(0, 4);
      const recorded = record(server.url, { resumeAt: start_ms });
      await expect
        .poll(() => server.requests.filter(({ name }) => name.startsWith('3.')).length, poll)
        .toBe(1);
      // Segments that the recorder has are still listed, and one has left the playlist.
      list(2, 8);
      await expect.poll(recorded.recordedMs, poll).toBeGreaterThan(14_000);
      await recorded.stop();
      expect(recorded.changes.find(({ state }) => state === 'recording')).toMatchObject({
        arrival: { kind: 'hls' },
      });
      expect(server.requests.filter(({ name }) => name.startsWith('2.'))).toHaveLength(1);
      await expectSeconds(recorded.segments, start_ms, 1, 15);
      expect(recorded.gaps).toEqual([]);
    },
  );

  it('reports a gap where segments are missing, and places the audio after it at its time', async () => {
    const server = await serve('mpegts');
    const start_ms = startedAgo(seconds + 3);
    server.files.set('list.m3u8', hlsList({ from: 0, to: 4, start_ms }));
    const recorded = record(server.url, { resumeAt: start_ms });
    await expect.poll(() => server.requests.filter(({ name }) => name === '3.ts').length, poll).toBe(1);
    server.files.set('list.m3u8', hlsList({ from: 6, to: 11, start_ms }));
    await expect.poll(recorded.recordedMs, poll).toBeGreaterThan(16_000);
    await recorded.stop();
    await expectSeconds(recorded.segments, start_ms, 1, 21, [8, 9, 10, 11]);
    expect(recorded.gaps).toEqual([
      { from: expect.closeTo(start_ms + 8000, -3), to: expect.closeTo(start_ms + 12_000, -3) },
    ]);
  });

  it('continues after a discontinuity in another codec, and after a server that counts from the beginning again', async () => {
    const server = await serve('mpegts');
    for (const [name, bytes] of encoded.get('aac') ?? []) server.files.set(name, bytes);
    const start_ms = startedAgo(seconds + 3);
    const before = { 3: '#EXT-X-DISCONTINUITY' };
    const mixed = hlsList({ from: 0, to: 6, start_ms, before }).replaceAll(/([345])\.ts/g, '$1.aac');
    server.files.set('list.m3u8', mixed);
    const recorded = record(server.url, { resumeAt: start_ms });
    await expect.poll(() => server.requests.filter(({ name }) => name === '5.aac').length, poll).toBe(1);
    server.files.set(
      'list.m3u8',
      hlsList({ from: 6, to: 10, start_ms, sequence: 0, before: { 6: '#EXT-X-DISCONTINUITY' } }),
    );
    await expect.poll(recorded.recordedMs, poll).toBeGreaterThan(16_500);
    await recorded.stop();
    await expectSeconds(recorded.segments, start_ms, 1, 19);
    expect(recorded.gaps).toEqual([]);
  });

  it('records an encrypted stream of the best variant with audio alone, and what a lost connection left in the playlist', async () => {
    const server = await serve('aac');
    const key = Buffer.from('0123456789abcdef');
    server.files.set('key', key);
    for (let n = 0; n < 9; n += 1)
      server.files.set(`${n}.aac`, encryptSegment(server.files.get(`${n}.aac`) as Uint8Array, key, n));
    const variant = (bandwidth: number, rest: string, uri: string) =>
      `#EXT-X-STREAM-INF:BANDWIDTH=${bandwidth},${rest}\n${uri}\n`;
    const variants = [
      variant(900_000, 'CODECS="avc1.4d401e,mp4a.40.2",RESOLUTION=640x360', 'video.m3u8'),
      variant(48_000, 'CODECS="mp4a.40.5"', 'low.m3u8'),
      variant(128_000, 'CODECS="mp4a.40.2"', 'high.m3u8'),
    ];
    server.files.set('list.m3u8', `#EXTM3U\n${variants.join('')}`);
    const start_ms = startedAgo(seconds + 3);
    const header = '#EXT-X-KEY:METHOD=AES-128,URI="key"';
    const list = (from: number, to: number) =>
      server.files.set('high.m3u8', hlsList({ from, to, start_ms, header, extension: 'aac' }));
    list(0, 4);
    const recorded = record(server.url, { resumeAt: start_ms });
    await expect.poll(() => server.requests.filter(({ name }) => name === '3.aac').length, poll).toBe(1);
    server.files.delete('high.m3u8');
    await expect.poll(() => recorded.changes.find(({ cause }) => cause)?.cause?.message, poll).toMatch(/404/);
    list(1, 8);
    await expect.poll(recorded.recordedMs, poll).toBeGreaterThan(12_500);
    await recorded.stop();
    await expectSeconds(recorded.segments, start_ms, 1, 15);
    expect(recorded.gaps).toEqual([]);
    expect(
      new Set(server.requests.filter(({ name }) => name.endsWith('m3u8')).map(({ name }) => name)),
    ).toEqual(new Set(['list.m3u8', 'high.m3u8']));
  });

  it('announces the titles in the tags of packed audio at the times of their segments', async () => {
    const server = await serve('aac');
    for (const [n, title] of [
      [0, 'One'],
      [1, 'One'],
      [2, 'Two'],
    ] as const) {
      const content = `TIT2\0\0\0\x04\0\0\x03${title}`;
      server.files.set(
        `${n}.aac`,
        Buffer.concat([
          Buffer.from(`ID3\x04\0\0\0\0\0\x0e${content}`),
          server.files.get(`${n}.aac`) as Buffer,
        ]),
      );
    }
    const start_ms = startedAgo(seconds + 3);
    server.files.set('list.m3u8', hlsList({ from: 0, to: 4, start_ms, extension: 'aac' }));
    const recorded = record(server.url, { resumeAt: start_ms });
    await expect.poll(recorded.recordedMs, poll).toBeGreaterThan(4900);
    expect(recorded.titles.toSorted((one, other) => one.at_ms - other.at_ms)).toEqual([
      { title: 'One', at_ms: expect.closeTo(start_ms, -2) },
      { title: 'Two', at_ms: start_ms + 4000 },
    ]);
  });

  it('announces the titles of timed ID3 in MPEG-TS at their own times', async () => {
    const server = await serve('mpegts');
    const tag = (name: string, ...titles: [number, string][]) =>
      server.files.set(name, withTimedTitles(server.files.get(name) as Buffer, titles));
    tag('0.ts', [0, 'One']);
    // A server repeats the current title in each segment.
    tag('1.ts', [0, 'One'], [1500, 'Two']);
    tag('2.ts', [0, 'Two'], [500, 'Three']);
    const start_ms = startedAgo(seconds + 3);
    server.files.set('list.m3u8', hlsList({ from: 0, to: 5, start_ms }));
    const recorded = record(server.url, { resumeAt: start_ms });
    await expect.poll(recorded.recordedMs, poll).toBeGreaterThan(4900);
    expect(recorded.titles.toSorted((one, other) => one.at_ms - other.at_ms)).toEqual([
      { title: 'One', at_ms: expect.closeTo(start_ms, -2) },
      { title: 'Two', at_ms: start_ms + 3500 },
      { title: 'Three', at_ms: start_ms + 4500 },
    ]);
  });

  it('announces the titles of ID3 event messages in fragmented MP4 at their own times', async () => {
    const server = await serve('fmp4');
    const tag = (name: string, ...titles: [number, string][]) =>
      server.files.set(
        name,
        Buffer.concat([
          ...titles.map(([at_ms, title]) => eventMessage({ title, at_ms })),
          server.files.get(name) as Buffer,
        ]),
      );
    tag('0.m4s', [0, 'One']);
    // A server repeats the messages of the segments before.
    tag('1.m4s', [0, 'One'], [3500, 'Two']);
    tag('2.m4s', [0, 'One'], [3500, 'Two'], [4500, 'Three']);
    const start_ms = startedAgo(seconds + 3);
    server.files.set(
      'list.m3u8',
      hlsList({ from: 0, to: 5, start_ms, extension: 'm4s', header: '#EXT-X-MAP:URI="init.mp4"' }),
    );
    const recorded = record(server.url, { resumeAt: start_ms });
    await expect.poll(recorded.recordedMs, poll).toBeGreaterThan(4900);
    expect(recorded.titles.toSorted((one, other) => one.at_ms - other.at_ms)).toEqual([
      { title: 'One', at_ms: expect.closeTo(start_ms, -2) },
      { title: 'Two', at_ms: expect.closeTo(start_ms + 3500, -2) },
      { title: 'Three', at_ms: expect.closeTo(start_ms + 4500, -2) },
    ]);
  });

  it('without times, counts from the end of the playlist and repeats nothing when it begins inside the log', async () => {
    const server = await serve('mpegts');
    server.files.set('list.m3u8', hlsList({ from: 0, to: 10 }));
    const now = Date.now();
    const recorded = record(server.url, { resumeAt: now - 9000 });
    await expect.poll(recorded.recordedMs, poll).toBeGreaterThan(4500);
    await recorded.stop();
    await expectSeconds(recorded.segments, recorded.segments[0]!.started_at_ms - 11_000, 12, 19);
    expect(recorded.segments[0]?.started_at_ms).toBe(now - 9000);
  });

  it.each([
    [
      'a finished recording',
      hlsList({ from: 0, to: 3, isEnded: true }),
      'the playlist has ended, it is not one of a live stream',
    ],
    [
      'a stream with DRM',
      hlsList({ from: 0, to: 3, header: '#EXT-X-KEY:METHOD=SAMPLE-AES,URI="key"' }),
      /encrypted with SAMPLE-AES/,
    ],
    [
      'pictures alone',
      '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=9,CODECS="avc1.4d401e"\nvideo.m3u8\n',
      'the playlist has no variant with audio',
    ],
  ])('refuses %s with its reason', async (_name, list, reason) => {
    const server = await serve('mpegts');
    server.files.set('list.m3u8', list);
    const recorded = record(server.url);
    await expect
      .poll(() => recorded.changes.find(({ cause }) => cause)?.cause?.message, poll)
      .toMatch(reason);
    expect(server.requests.every(({ name }) => name === 'list.m3u8')).toBe(true);
  });

  it('takes the fallback when the playlist lists nothing new, and returns to its newest segment', async () => {
    const [server, other] = [await serve('aac'), await serve('mpegts')];
    const start_ms = startedAgo(8);
    server.files.set('list.m3u8', hlsList({ from: 0, to: 4, start_ms, extension: 'aac' }));
    other.files.set('list.m3u8', hlsList({ from: 0, to: 5, start_ms }));
    const recorded = record(server.url, {
      fallback: { url: other.url },
      resumeAt: start_ms,
      idleMs: 1000,
      returnMs: 200,
      steadyMs: 200,
    });
    const address = () => recorded.changes.findLast(({ state }) => state === 'recording')?.address;
    await expect.poll(address, poll).toBe('fallback');
    expect(recorded.changes.find(({ cause }) => cause)).toMatchObject({
      address: 'main',
      cause: { message: 'the playlist lists no new audio' },
    });
    let to = 8;
    const timer = setInterval(() => {
      to = Math.min(12, to + 1);
      server.files.set('list.m3u8', hlsList({ from: to - 3, to, start_ms, extension: 'aac' }));
      other.files.set('list.m3u8', hlsList({ from: to - 3, to, start_ms }));
    }, 1000);
    closing.push(async () => clearInterval(timer));
    await expect.poll(address, poll).toBe('main');
    await recorded.stop();
    const times = recorded.segments.map(({ started_at_ms }) => started_at_ms);
    expect(times).toEqual(times.toSorted((one, another) => one - another));
    expect(new Set(recorded.segments.map((segment) => segment.address)).has('fallback')).toBe(true);
  });
});
