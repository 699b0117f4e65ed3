import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type CountingStream,
  startCountingStream,
  type StreamFormat,
} from '../../testing/counting-stream.ts';
import { encodeHls, hlsList, hlsSeconds, startHlsServer } from '../../testing/hls-server.ts';
import { freeUdpPort, makeStudio } from '../../testing/studio.ts';
import { detectTones, toneSamples } from '../../testing/tone-counter.ts';
import { createEngine, type AudioEngine } from '../engine/create-engine.ts';
import { runFfmpeg } from '../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createRecorder, type RecorderChange } from './create-recorder.ts';
import type { StreamKind } from './live-source.ts';
import type { StreamAddress } from './open-stream.ts';
import type { RecordedSegment, RecordingGap } from './segment-placer.ts';

const poll = { timeout: 60_000, interval: 20 };

let engine: AudioEngine;
beforeAll(() => {
  engine = createEngine();
});
afterAll(() => engine.close());

async function open(format: StreamFormat, closing: AsyncDisposableStack) {
  const main = closing.use(await startCountingStream({ formats: [format, 'aac', 'mp3'], burst: 4 }));
  const fallback = closing.use(await main.mirror());
  main.change(format);
  fallback.change('aac');
  return { main, fallback };
}

function record(main: StreamAddress, fallback: StreamAddress, closing: AsyncDisposableStack) {
  // A sender of its own is a process, which a busy machine lets wait for longer than the timers of this one.
  const idleMs = main.receive ? 5000 : 2000;
  const segments: RecordedSegment[] = [];
  const changes: RecorderChange[] = [];
  const gaps: RecordingGap[] = [];
  const recorder = createRecorder({
    ...main,
    fallback,
    engine,
    onSegment: (segment) => void segments.push(segment),
    onState: (change) => void changes.push(change),
    onGap: (gap) => void gaps.push(gap),
    idleMs,
    backoffMs: [300, 600],
    settleMs: 200,
    returnMs: 1000,
    steadyMs: 2000,
  });
  recorder.start();
  closing.defer(() => recorder.stop());
  const last = () => changes.at(-1);
  const recordsFrom = (address: RecorderChange['address'], kind?: StreamKind) =>
    vi.waitFor(
      () => expect(last()).toMatchObject({ state: 'recording', address, ...(kind && { arrival: { kind } }) }),
      poll,
    );
  return { recorder, segments, changes, gaps, recordsFrom };
}

const pass = (stream: CountingStream, seconds: number) => {
  const until = stream.now() + seconds;
  return vi.waitFor(() => expect(stream.now()).toBeGreaterThan(until), poll);
};

/** The addresses of segments, each run of one address once. */
const addressesOf = (segments: readonly RecordedSegment[]) =>
  segments.map(({ address }) => address).filter((address, n, all) => address !== all[n - 1]);

/** For how long each second of the stream is heard, in seconds. */
async function heard(segments: readonly RecordedSegment[]): Promise<Map<number, number>> {
  using folder = temporaryFolder();
  const times = new Map<number, number>();
  for (const run of Map.groupBy(segments, ({ address, run: number }) => `${address} ${number}`).values()) {
    const path = folder.file('run.aac');
    await writeFile(path, Buffer.concat(run.map(({ data }) => data)));
    const pcm = await runFfmpeg('-i', path, ...toneSamples, 'pipe:1');
    for (const { second } of detectTones(pcm)) times.set(second, (times.get(second) ?? 0) + 0.2);
  }
  return times;
}

// These wait for audio in real time, so they run side by side.
describe('createRecorder with a fallback', { timeout: 300_000, concurrent: true }, () => {
  it.each(['mp3', 'ogg'] as const)(
    'records the fallback while the %s stream at the main address is down, and returns without a gap or a repetition',
    async (format) => {
      await using closing = new AsyncDisposableStack();
      const { main, fallback } = await open(format, closing);
      const { recorder, segments, changes, recordsFrom } = record(
        { url: main.url },
        { url: fallback.url },
        closing,
      );
      await recordsFrom('main');
      const from = main.now();
      await pass(main, 6);
      main.refuse(503);
      await recordsFrom('fallback');
      await pass(main, 5);
      main.refuse(null);
      await recordsFrom('main');
      const returned = main.now();
      await pass(main, 6);
      const to = main.now();
      await recorder.stop();

      expect(changes.filter(({ state }) => state === 'waiting')).toHaveLength(1);
      expect(changes.at(-2)).toMatchObject({
        state: 'recording',
        address: 'main',
        arrival: { isSwitch: true },
      });
      expect(addressesOf(segments)).toEqual(['main', 'fallback', 'main']);
      const times = segments.map(({ started_at_ms }) => started_at_ms);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      // Neither address sent the seconds between; how many they are depends on how fast the machine connects.
      const lost = { from: main.sent[0]?.to ?? 0, to: fallback.sent[0]?.from ?? 0 };
      // From the end of one stream to the request of the other, a recorder needs some turns of the event loop.
      expect(lost.to - lost.from).toBeLessThan(1 + 10 * main.lateness);
      const seconds = await heard(segments);
      const expected = Array.from(
        { length: Math.floor(to) - Math.ceil(from) - 2 },
        (_, n) => Math.ceil(from) + 1 + n,
      );
      const sent = expected.filter((second) => second + 1 < lost.from || second > lost.to);
      // A second beside the failure may be heard in part; the return costs and repeats nothing.
      const whole = sent.filter((second) => second + 1.5 < lost.from || second > lost.to + 0.5);
      expect(whole.length).toBeGreaterThan(10);
      expect(whole.some((second) => second < lost.from)).toBe(true);
      expect(whole.includes(Math.floor(returned))).toBe(true);
      expect(sent.filter((second) => !seconds.has(second))).toEqual([]);
      expect(
        whole.filter((second) => Math.abs((seconds.get(second) ?? 0) - 1) > 0.5 + main.lateness),
      ).toEqual([]);
    },
  );
});

/** A main or fallback address of a kind that a test turns on and off. */
interface Source {
  readonly address: StreamAddress;
  on(): void | Promise<void>;
  off(): void | Promise<void>;
}

async function icecast(closing: AsyncDisposableStack): Promise<Source> {
  const stream = closing.use(await startCountingStream());
  return { address: { url: stream.url }, on: () => stream.refuse(null), off: () => stream.refuse(503) };
}

async function hls(closing: AsyncDisposableStack): Promise<Source> {
  const server = closing.use(await startHlsServer());
  for (const [name, bytes] of await encodeHls('mpegts', 120)) server.files.set(name, bytes);
  const start_ms = Date.now() - 10_000;
  const on = () =>
    void server.files.set('list.m3u8', () => {
      const to = Math.floor((Date.now() - start_ms) / (1000 * hlsSeconds));
      return hlsList({ from: Math.max(0, to - 4), to, start_ms });
    });
  on();
  return { address: { url: server.url }, on, off: () => void server.files.delete('list.m3u8') };
}

async function received(kind: 'srt' | 'rtp', closing: AsyncDisposableStack): Promise<Source> {
  const port = await freeUdpPort();
  const [output, description] =
    kind === 'srt'
      ? [
          ['-c:a', 'aac', '-f', 'mpegts', `srt://127.0.0.1:${port}?mode=caller`],
          `ffconcat version 1.0\nfile 'srt://127.0.0.1:${port}'\noption mode listener\n`,
        ]
      : [
          ['-c:a', 'pcm_s24be', '-payload_type', '97', '-f', 'rtp', `rtp://127.0.0.1:${port}`],
          `v=0\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio ${port} RTP/AVP 97\na=rtpmap:97 L24/48000/2\n`,
        ];
  const studio = closing.use(makeStudio(...output));
  studio.send();
  const address = { url: `${kind}://sender`, receive: () => Promise.resolve({ kind, description }) };
  return { address, on: () => studio.send(), off: () => studio.stop() };
}

const sources = {
  http: icecast,
  hls,
  srt: (closing: AsyncDisposableStack) => received('srt', closing),
  rtp: (closing: AsyncDisposableStack) => received('rtp', closing),
} as const;

describe('createRecorder with a fallback of another kind', { timeout: 300_000, concurrent: true }, () => {
  it.each([
    ['http', 'hls'],
    ['hls', 'http'],
    ['srt', 'http'],
    ['rtp', 'hls'],
  ] as const)('takes over from %s to %s, and returns', async (mainKind, fallbackKind) => {
    await using closing = new AsyncDisposableStack();
    const [main, fallback] = [await sources[mainKind](closing), await sources[fallbackKind](closing)];
    const { recorder, segments, gaps, changes, recordsFrom } = record(
      main.address,
      fallback.address,
      closing,
    );
    const stored = (address: RecorderChange['address'], count: number) =>
      vi.waitFor(
        () =>
          expect(segments.filter((segment) => segment.address === address).length).toBeGreaterThanOrEqual(
            count,
          ),
        poll,
      );
    await recordsFrom('main', mainKind);
    await stored('main', 1);
    // On a busy machine a sender may connect so late that the recorder has begun with the fallback.
    const earlier = segments.length;
    await main.off();
    await recordsFrom('fallback', fallbackKind);
    await stored('fallback', 1);
    await main.on();
    await recordsFrom('main', mainKind);
    const returned = () =>
      segments
        .slice(earlier)
        .some(({ address }, n, all) => address === 'main' && all[n - 1]?.address === 'fallback');
    await vi.waitFor(() => expect(returned()).toBe(true), poll);
    await recorder.stop();

    const switches = changes.filter(({ state, arrival }) => state === 'recording' && arrival?.isSwitch);
    expect(switches[0]).toMatchObject({ address: 'main', arrival: { kind: mainKind } });
    // A machine that lets the sender wait for longer than the recorder does makes it change again later.
    const later = segments.slice(earlier);
    expect(
      addressesOf(later)
        .slice(later[0]?.address === 'main' ? 1 : 0)
        .slice(0, 2),
    ).toEqual(['fallback', 'main']);
    const times = segments.map(({ started_at_ms }) => started_at_ms);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    for (const { loudest } of segments) expect(loudest).toBeGreaterThan(1000);
    // The return itself loses nothing, unless the audio of HLS reaches it later.
    const isLate = [mainKind, fallbackKind].includes('hls');
    const back = later.find(
      ({ address }, n) => address === 'main' && later[n - 1]?.address === 'fallback',
    )?.started_at_ms;
    expect(back).toBeGreaterThan(0);
    expect(gaps.filter(({ to }) => !isLate && to === back)).toEqual([]);
  });
});
