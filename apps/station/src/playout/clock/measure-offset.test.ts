import { describe, expect, it } from 'vitest';
import { measureOffset } from './measure-offset.ts';
import { createRandom, simulateBroadcast, type Transition } from './testing/simulated-broadcast.ts';

const kinds: Readonly<Record<string, readonly Transition[]>> = {
  'songs without a pause': ['hard'],
  'songs after pauses': ['pause'],
  'songs over the end of others': ['segue'],
  'songs after talk': ['talk'],
  'songs, talk and pauses': ['hard', 'talk', 'segue', 'pause'],
  'songs that fade into each other, and talk': ['crossfade', 'talk', 'segue'],
};
const cases = Object.entries(kinds).flatMap(([name, transitions]) =>
  [
    { seed: 1, offset_ms: 0, contrast_db: 4 },
    { seed: 2, offset_ms: 8340, contrast_db: 1 },
    { seed: 3, offset_ms: 59_100, contrast_db: 4 },
    // The clock of the playout system is fast.
    { seed: 4, offset_ms: -6500, contrast_db: 2 },
  ].map((one) => ({ name, transitions, ...one })),
);
const broadcastOf = ({ transitions, seed, contrast_db }: (typeof cases)[number]) =>
  simulateBroadcast({ seed, minutes: 45, transitions, contrast_db });

describe('measureOffset', () => {
  it.each(cases)('finds $offset_ms ms for $name within 0.2 s after ten cues', (one) => {
    const { envelope, truth } = broadcastOf(one);
    const cues = truth.slice(1, 11).map((at) => at - one.offset_ms);
    const measured = measureOffset(cues, envelope);
    expect(Math.abs((measured?.offset_ms ?? Number.NaN) - one.offset_ms)).toBeLessThanOrEqual(200);
    expect(measured?.certainty).toBeGreaterThan(0.8);
    expect(measured?.cues).toBe(10);
  });

  it.each(cases.filter(({ seed }) => seed === 2))(
    'finds an offset for $name whose cues are up to 0.8 s early or late, and says how far they spread',
    (one) => {
      const { envelope, truth } = broadcastOf(one);
      const random = createRandom(7);
      const cues = truth.slice(1).map((at) => Math.round(at - one.offset_ms + 1600 * (random() - 0.5)));
      const measured = measureOffset(cues, envelope);
      expect(Math.abs((measured?.offset_ms ?? Number.NaN) - one.offset_ms)).toBeLessThanOrEqual(500);
      expect(measured?.spread_ms).toBeGreaterThan(100);
    },
  );

  it.each(cases)('is not certain about cues that have no relation to the sound: $name, $seed', (one) => {
    const { envelope, truth } = broadcastOf(one);
    const random = createRandom(one.seed + 50);
    const cues = truth.map((at) => at + 150_000 * (random() - 0.5));
    expect(measureOffset(cues, envelope)?.certainty).toBeLessThan(0.5);
  });

  it('leaves out cues whose sound was not recorded, and asks for three at least', () => {
    const { envelope, truth } = simulateBroadcast({ seed: 5, minutes: 45, transitions: ['talk'] });
    const from = (truth[4] ?? 0) - envelope.from_ms;
    const levels = envelope.levels.map((level, step) =>
      step * envelope.step_ms > from - 10_000 && step * envelope.step_ms < from + 10_000 ? Number.NaN : level,
    );
    const cues = truth.slice(0, 8).map((at) => at - 3000);
    const measured = measureOffset(cues, { ...envelope, levels });
    expect(measured).toMatchObject({ cues: 7, offset_ms: expect.closeTo(3000, -2) });
    expect(measureOffset(cues.slice(0, 2), envelope)).toBeNull();
    expect(measureOffset([], envelope)).toBeNull();
    const silent = envelope.levels.map(() => Number.NaN);
    expect(measureOffset(cues, { ...envelope, levels: silent })).toBeNull();
  });

  it('is not certain about silence, nor about a steady sound', () => {
    for (const level of [-48, -6]) {
      const levels = new Float32Array(60_000).fill(level);
      const cues = Array.from({ length: 10 }, (_, index) => 100_000 + index * 90_000);
      expect(measureOffset(cues, { from_ms: 0, step_ms: 20, levels })?.certainty ?? 0).toBe(0);
    }
  });

  it('counts repeated messages about one moment once', () => {
    const { envelope, truth } = simulateBroadcast({ seed: 5, minutes: 45, transitions: ['talk'] });
    const once = truth.slice(0, 5);
    const measured = measureOffset(
      once.flatMap((at) => [at, at + 100, at + 400]),
      envelope,
    );
    expect(measured).toMatchObject({ cues: 5 });
  });
});
