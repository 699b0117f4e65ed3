import { afterEach, describe, expect, it } from 'vitest';
import type { Recording } from '@postkit/sdk/schema';
import { AudioError } from '../../audio/index.ts';
import { runFfmpeg } from '../../audio/testing/run-ffmpeg.ts';
import { createFakeClock } from '../../platform/fake-clock.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import { fakeIcecast } from '../../testing/fake-icecast.ts';
import { firstStation, startStation } from '../../testing/index.ts';
import type { Log } from '../audio-events/index.ts';
import { saveSource, stretchesBetween } from './logger.repository.ts';
import { createRecorderHost } from './recorder-host.ts';
import { settingsOf, toRow } from './source-settings.ts';

const slow = { timeout: 50_000, interval: 20 };

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** Six seconds of a tone, or of silence. */
const audio = (source: string) =>
  runFfmpeg(
    '-f',
    'lavfi',
    '-i',
    source,
    '-c:a',
    'libmp3lame',
    '-b:a',
    '64k',
    '-write_xing',
    '0',
    '-f',
    'mp3',
    'pipe:1',
  );

/** A host that records a stream into a log with the test's `append`. */
async function open(append: (original: Log['append']) => Log['append']) {
  const clock = createFakeClock(Date.now());
  const icecast = await fakeIcecast();
  closing.push(async () => icecast[Symbol.asyncDispose]());
  const server = await startStation({ env: { POSTKIT_ALLOW_PRIVATE_FETCH: '1' } });
  closing.push(() => server.close());
  const station = firstStation(server);
  const { context, features } = server;
  await saveSource(
    context.db,
    toRow(station.id, { ...settingsOf(undefined), url: icecast.url, active: true }),
  );
  const states: Recording[] = [];
  const host = createRecorderHost({
    context: { ...context, clock },
    logs: {
      ...features.audioEvents,
      async log(stationId) {
        const log = await features.audioEvents.log(stationId);
        return { streamId: log.streamId, last: log.last, append: append(log.append) };
      },
    },
    playout: features.playout.log,
    box: createSecretBox(new Uint8Array(32), 'logger'),
    stationById: () => station,
    onChange: (_station, recording) => states.push(recording),
  });
  await host.start();
  closing.push(() => host.stop());
  await expect.poll(() => icecast.connections, slow).toBe(1);
  const gaps = () =>
    stretchesBetween(context.db, 'log_gaps', station.id, { from_ms: 0, to_ms: Date.now() + 3_600_000 });
  return { clock, host, icecast, states, gaps, state: () => host.recording(station.id) };
}

describe('createRecorderHost', { timeout: 60_000 }, () => {
  it('reports a full disk while segments cannot be written, and lists them as a gap', async () => {
    let isFull = false;
    let refusedMs = 0;
    const tone = await audio('sine=330:d=6');
    const { icecast, gaps, state, states } = await open((original) => (segment, within) => {
      if (!isFull) return original(segment, within);
      // A pair of peaks covers 441 samples, which are 10 ms.
      refusedMs += (segment.peaks.length / 2) * 10;
      throw new AudioError('disk_full', 'no space left');
    });
    icecast.send(tone);
    await expect.poll(() => state().last_segment_at, slow).not.toBeNull();
    const stored = state().last_segment_at ?? 0;
    isFull = true;
    icecast.send(tone);
    await expect.poll(() => state().state, slow).toBe('disk_full');
    expect(state()).toMatchObject({
      error: "The station's disk is full.",
      level: null,
      last_segment_at: stored,
    });
    expect(state().since).toBeGreaterThanOrEqual(stored + 4);
    // The first refused segment may be short: the rest of the audio from before the disk was full.
    await expect.poll(() => refusedMs, slow).toBeGreaterThan(4900);
    isFull = false;
    icecast.send(tone);
    await expect.poll(() => state().state, slow).toBe('recording');
    expect(state()).toMatchObject({ error: '' });
    expect(states.map(({ state: name }) => name).filter((name, n, all) => name !== all[n - 1])).toEqual([
      'connecting',
      'recording',
      'disk_full',
      'recording',
    ]);
    const [gap] = await gaps();
    expect((gap?.to_ms ?? 0) - (gap?.from_ms ?? 0)).toBeGreaterThan(4900);
  });

  it('is silent since the start of the silence', async () => {
    const { icecast, state } = await open((original) => original);
    icecast.send(await audio('sine=330:d=7'));
    await expect.poll(() => state().level, slow).toBeGreaterThan(-30);
    const begun = state().last_segment_at ?? 0;
    icecast.send(await audio('anullsrc=d=16'));
    await expect.poll(() => state().state, slow).toBe('silent');
    expect(state().since).toBeGreaterThanOrEqual(begun + 6);
    expect(state().since).toBeLessThanOrEqual(begun + 8);
    expect(state().level).toBe(-96);
    icecast.send(await audio('sine=330:d=12'));
    await expect.poll(() => state().state, slow).toBe('recording');
  });

  it('does not report recording while audio arrives and nothing is stored', async () => {
    const [stuck, storing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const { clock, icecast, state } = await open(() => () => {
      storing.resolve();
      return stuck.promise;
    });
    icecast.send(await audio('sine=330:d=6'));
    await storing.promise;
    expect(state()).toMatchObject({ state: 'connecting', error: '' });
    clock.advance(60_000);
    expect(state()).toMatchObject({ state: 'lost', error: expect.stringContaining('cannot keep up') });
    stuck.resolve();
    await expect.poll(() => state().state, slow).toBe('recording');
  });
});
