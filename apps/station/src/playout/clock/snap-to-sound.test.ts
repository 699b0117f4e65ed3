import { describe, expect, it } from 'vitest';
import type { Envelope } from './envelope.ts';
import { snapToSound } from './snap-to-sound.ts';
import { createRandom, simulateBroadcast, type Transition } from './testing/simulated-broadcast.ts';

const step_ms = 20;

/** An envelope of parts: level in dB and seconds. */
function envelopeOf(...parts: readonly (readonly [level: number, seconds: number])[]): Envelope {
  const levels = parts.flatMap(([level, seconds]) =>
    Array.from({ length: Math.round((seconds * 1000) / step_ms) }, () => level),
  );
  return { from_ms: 0, step_ms, levels: Float32Array.from(levels) };
}

const loud = -6;
const silent = -48;

describe('snapToSound', () => {
  it.each<[string, readonly Transition[]]>([
    ['without a pause', ['hard']],
    ['after pauses', ['pause']],
    ['over the end of others', ['segue']],
    ['after talk', ['talk']],
    ['of all kinds', ['hard', 'talk', 'segue', 'pause']],
    ['that fade in, or follow talk', ['crossfade', 'talk', 'segue']],
  ])('finds starts %s whose cues are up to 0.8 s early or late', (_, transitions) => {
    const apart: number[] = [];
    for (const seed of [1, 2, 3]) {
      const { envelope, truth } = simulateBroadcast({ seed, minutes: 45, transitions });
      const random = createRandom(seed + 20);
      for (const start of truth.slice(0, -1)) {
        const at_ms = start + 1600 * (random() - 0.5);
        apart.push(Math.abs(snapToSound({ at_ms, isEnd: false }, envelope) - start));
      }
    }
    const sorted = apart.toSorted((one, other) => one - other);
    const share = (part: number) => sorted[Math.floor(part * (sorted.length - 1))];
    expect(share(0.5)).toBeLessThanOrEqual(350);
    expect(share(0.95)).toBeLessThanOrEqual(1000);
  });

  it.each([
    ['the end of a pause', envelopeOf([loud, 10], [silent, 1], [loud, 10]), 10.5, 11],
    ['the end of a pause that comes later', envelopeOf([loud, 10], [silent, 0.5], [loud, 10]), 9.8, 10.5],
    ['a rise', envelopeOf([-20, 10], [loud, 10]), 10.7, 10],
    ['no steady sound', envelopeOf([loud, 20]), 10.3, 10.3],
    ['no silence', envelopeOf([silent, 20]), 10.3, 10.3],
    ['no rise that is two seconds away', envelopeOf([-20, 8], [loud, 12]), 10.3, 10.3],
    ['no time before the recording', envelopeOf([loud, 2]), -30, -30],
  ])('gives a start %s', (_, envelope, at_s, expected_s) => {
    expect(snapToSound({ at_ms: at_s * 1000, isEnd: false }, envelope) / 1000).toBeCloseTo(expected_s, 1);
  });

  it.each([
    ['the start of a pause', envelopeOf([loud, 10], [silent, 0.5], [-15, 10]), 10.4, 10],
    ['the end of its sound, two seconds later', envelopeOf([loud, 12], [silent, 0.5], [-15, 10]), 10, 12],
    ['no pause of what follows it', envelopeOf([loud, 10], [-16, 2], [silent, 0.5], [-16, 8]), 10, 10],
    ['no pause four seconds later', envelopeOf([loud, 14], [silent, 1], [-15, 10]), 10, 10],
  ])('gives an end %s', (_, envelope, at_s, expected_s) => {
    expect(snapToSound({ at_ms: at_s * 1000, isEnd: true }, envelope) / 1000).toBeCloseTo(expected_s, 1);
  });

  it('leaves a bound whose sound was not recorded', () => {
    const levels = new Float32Array(1000).fill(Number.NaN);
    for (const isEnd of [true, false])
      expect(snapToSound({ at_ms: 10_123, isEnd }, { from_ms: 0, step_ms, levels })).toBe(10_123);
  });
});
