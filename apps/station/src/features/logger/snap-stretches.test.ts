import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createEngine, type EncodedSegment, findFfmpeg, framesToMs } from '../../audio/index.ts';
import { runFfmpeg } from '../../audio/testing/run-ffmpeg.ts';
import { temporaryFolder } from '../../audio/testing/temporary-folder.ts';
import { createRandom, simulateBroadcast, wavOf } from '../../playout/clock/testing/simulated-broadcast.ts';
import { envelopeOf } from '../../playout/index.ts';
import type { LogStretch } from '../playout/index.ts';
import { RecentPeaks } from './recent-peaks.ts';
import { snapStretches } from './snap-stretches.ts';

/** A planned stretch; a number is the id of the element that plays. */
function stretch(playing: number | 'talk' | 'unknown', from_ms: number, to_ms: number): LogStretch {
  const kind = typeof playing === 'number' ? ('element' as const) : playing;
  const cue = typeof playing === 'number' ? ({ id: playing } as LogStretch['cue']) : null;
  const cart = {
    kind,
    title: '',
    artist: '',
    identifier: '',
    programme: '',
    category: '',
    cue_id: cue?.id ?? null,
  };
  return { kind, cue, from_ms, to_ms, cart };
}

/** Sound that rises at a moment. */
const rising = (rise_ms: number) => (from_ms: number, to_ms: number) => {
  const count = Math.round((to_ms - from_ms) / 10);
  const pairs = Int8Array.from({ length: 2 * count }, (_, index) =>
    from_ms + (index >> 1) * 10 < rise_ms ? 8 : 100,
  );
  return envelopeOf({ pairs, seen: new Uint8Array(count).fill(1) }, { from_ms, step_ms: 10 });
};
const bounds = (stretches: readonly LogStretch[]) => stretches.map(({ from_ms, to_ms }) => [from_ms, to_ms]);

describe('snapStretches', () => {
  it.each([
    ['moves the bound of two elements', [stretch(1, 0, 20_000), stretch(2, 20_000, 40_000)], 20_500, 20_500],
    ['moves the bound of talk', [stretch('talk', 0, 20_000), stretch(2, 20_000, 40_000)], 19_400, 19_400],
    ['keeps a bound without a change', [stretch(1, 0, 20_000), stretch(2, 20_000, 40_000)], 30_000, 20_000],
    [
      'keeps where nothing is known',
      [stretch('unknown', 0, 20_000), stretch(2, 20_000, 40_000)],
      20_500,
      20_000,
    ],
    [
      'keeps the cut of a long talk',
      [stretch('talk', 0, 20_000), stretch('talk', 20_000, 40_000)],
      20_500,
      20_000,
    ],
    ['keeps the order', [stretch(1, 19_500, 20_000), stretch(2, 20_000, 40_000)], 19_400, 20_000],
    ['keeps a short element', [stretch(1, 0, 20_000), stretch(2, 20_000, 20_600)], 20_500, 20_000],
  ])('%s', (_, stretches, rise_ms, bound) => {
    const [first, second] = stretches;
    const from_ms = first?.from_ms ?? 0;
    const snapped = snapStretches(stretches, { from_ms, following: undefined, soundOf: rising(rise_ms) });
    expect(bounds(snapped)).toEqual([
      [from_ms, bound],
      [bound, second?.to_ms],
    ]);
    const waiting = snapStretches(stretches.slice(0, 1), {
      from_ms,
      following: second,
      soundOf: rising(rise_ms),
    });
    expect(bounds(waiting)).toEqual([[from_ms, bound]]);
  });

  it('begins where the stretch before ended by the sound, and drops one that is over by then', () => {
    const stretches = [stretch(1, 10_000, 10_300), stretch(2, 10_300, 40_000)];
    const options = { following: undefined, soundOf: rising(90_000) };
    expect(bounds(snapStretches(stretches, { ...options, from_ms: 9600 }))).toEqual([
      [9600, 10_300],
      [10_300, 40_000],
    ]);
    expect(bounds(snapStretches(stretches, { ...options, from_ms: 10_400 }))).toEqual([[10_400, 40_000]]);
  });

  it('finds the starts in encoded audio that came as MP3', async () => {
    using folder = temporaryFolder();
    const transitions = ['talk', 'segue', 'pause', 'hard'] as const;
    const broadcast = simulateBroadcast({ seed: 3, minutes: 8, transitions, length_ms: [20_000, 40_000] });
    const wav = join(folder.path, 'broadcast.wav');
    await writeFile(wav, wavOf(broadcast));
    const mp3 = join(folder.path, 'broadcast.mp3');
    await runFfmpeg('-i', wav, '-b:a', '96k', mp3);
    const segments: EncodedSegment[] = [];
    const engine = createEngine({ ffmpeg: findFfmpeg() });
    await engine.ingest({ source: { file: mp3 } }, { onSegment: (segment) => void segments.push(segment) });
    await engine.close();
    const recent = new RecentPeaks();
    let started_at_ms = broadcast.envelope.from_ms;
    for (const { frames, peaks } of segments) {
      recent.add({ started_at_ms, frames, peaks });
      started_at_ms += framesToMs(frames);
    }
    const random = createRandom(5);
    const cues = broadcast.truth.slice(1, -1).map((at) => at + 1600 * (random() - 0.5));
    const starts = [broadcast.envelope.from_ms, ...cues];
    const planned = starts.map((at, index) => stretch(index, at, starts[index + 1] ?? started_at_ms));
    const snapped = snapStretches(planned, {
      from_ms: broadcast.envelope.from_ms,
      following: undefined,
      soundOf: (from_ms, to_ms) => recent.envelope(from_ms, to_ms),
    });
    const apart = snapped
      .slice(1)
      .map(({ from_ms }, index) => Math.abs(from_ms - (broadcast.truth[index + 1] ?? 0)));
    const sorted = apart.toSorted((one, other) => one - other);
    expect(sorted.length).toBeGreaterThan(8);
    expect(sorted[sorted.length >> 1]).toBeLessThanOrEqual(200);
    expect(sorted[Math.floor(0.95 * (sorted.length - 1))]).toBeLessThanOrEqual(1000);
    for (const [index, { from_ms }] of snapped.slice(1).entries())
      expect(from_ms).toBe(snapped[index]?.to_ms);
  });
});
