import { writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type CountingStream, startCountingStream, type StreamFormat } from '../../testing/counting-stream.ts';
import { detectTones, toneSamples } from '../../testing/tone-counter.ts';
import { createEngine, type AudioEngine } from '../engine/create-engine.ts';
import { runFfmpeg } from '../testing/run-ffmpeg.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createRecorder, type RecorderChange } from './create-recorder.ts';
import type { RecordedSegment } from './segment-placer.ts';

const poll = { timeout: 60_000, interval: 20 };

let engine: AudioEngine;
beforeAll(() => {
  engine = createEngine();
});
afterAll(() => engine.close());

const closing: (() => PromiseLike<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(format: StreamFormat) {
  const main = await startCountingStream({ burst: 4 });
  const fallback = await main.mirror();
  main.change(format);
  fallback.change('aac');
  closing.push(
    () => main[Symbol.asyncDispose](),
    () => fallback[Symbol.asyncDispose](),
  );
  return { main, fallback };
}

function record(main: CountingStream, fallback: CountingStream) {
  const segments: RecordedSegment[] = [];
  const changes: RecorderChange[] = [];
  const recorder = createRecorder({
    url: main.url,
    fallback: { url: fallback.url },
    engine,
    onSegment: (segment) => void segments.push(segment),
    onState: (change) => void changes.push(change),
    idleMs: 2000,
    backoffMs: [300, 600],
    settleMs: 200,
    returnMs: 1000,
    steadyMs: 2000,
  });
  recorder.start();
  closing.push(() => recorder.stop());
  const last = () => changes.at(-1);
  const recordsFrom = (address: RecorderChange['address']) =>
    vi.waitFor(() => expect(last()).toMatchObject({ state: 'recording', address }), poll);
  return { recorder, segments, changes, recordsFrom };
}

const pass = (stream: CountingStream, seconds: number) => {
  const until = stream.now() + seconds;
  return vi.waitFor(() => expect(stream.now()).toBeGreaterThan(until), poll);
};

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

describe('createRecorder with a fallback', { timeout: 120_000 }, () => {
  it.each(['mp3', 'ogg'] as const)(
    'records the fallback while the %s stream at the main address is down, and returns without a gap or a repetition',
    async (format) => {
      const { main, fallback } = await open(format);
      const { recorder, segments, changes, recordsFrom } = record(main, fallback);
      await recordsFrom('main');
      const from = main.now();
      await pass(main, 6);
      main.refuse(503);
      await recordsFrom('fallback');
      const taken = main.now();
      await pass(main, 5);
      main.refuse(null);
      await recordsFrom('main');
      const returned = main.now();
      await pass(main, 6);
      const to = main.now();
      await recorder.stop();

      expect(changes.filter(({ state }) => state === 'waiting')).toHaveLength(1);
      expect(changes.at(-2)).toMatchObject({ state: 'recording', address: 'main', isSwitch: true });
      expect(segments.map(({ address }) => address).filter((address, n, all) => address !== all[n - 1])).toEqual([
        'main',
        'fallback',
        'main',
      ]);
      const times = segments.map(({ started_at_ms }) => started_at_ms);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      const seconds = await heard(segments);
      const expected = Array.from({ length: Math.floor(to) - Math.ceil(from) - 2 }, (_, n) => Math.ceil(from) + 1 + n);
      // The failure may cost a part of a second; the return costs and repeats nothing.
      const whole = expected.filter((second) => Math.abs(second - taken) > 1.5);
      expect(whole.length).toBeGreaterThan(10);
      expect(whole.some((second) => second < taken)).toBe(true);
      expect(whole.includes(Math.floor(returned))).toBe(true);
      expect(expected.filter((second) => !seconds.has(second))).toEqual([]);
      expect(whole.filter((second) => Math.abs((seconds.get(second) ?? 0) - 1) > 0.5)).toEqual([]);
    },
  );
});
