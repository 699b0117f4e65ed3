import { describe, expect, it } from 'vitest';
import { followOffset } from './follow-offset.ts';
import { nextOffset } from './next-offset.ts';
import { createRandom, simulateBroadcast, type Transition } from './testing/simulated-broadcast.ts';

const kinds: readonly [string, readonly Transition[]][] = [
  ['talk between songs', ['talk']],
  ['songs, talk and pauses', ['hard', 'talk', 'segue', 'pause']],
  ['songs over the end of others', ['segue']],
];
const faded: (typeof kinds)[number] = [
  'songs that fade into each other, and talk',
  ['crossfade', 'talk', 'segue'],
];

describe('followOffset', () => {
  it.each(kinds)('sees within ten minutes that the clock was set by two seconds: %s', (_, transitions) => {
    for (const [seed, change_ms] of [
      [1, 2000],
      [2, -2000],
      [3, 2000],
    ] as const) {
      const broadcast = simulateBroadcast({ seed, minutes: 60, transitions, length_ms: [90_000, 200_000] });
      const { envelope, truth } = broadcast;
      const set_ms = envelope.from_ms + 49 * 60_000;
      const cues = truth
        .filter((at) => at < set_ms + 10 * 60_000)
        .map((at) => at - 4000 - (at > set_ms ? change_ms : 0));
      const found = followOffset(cues, envelope);
      expect(Math.abs((found?.offset_ms ?? 0) - 4000 - change_ms)).toBeLessThanOrEqual(200);
      expect(found?.drift_ms).toBeCloseTo(change_ms, -3);
      expect(found?.certainty).toBeGreaterThanOrEqual(0.7);
    }
  });

  it.each([...kinds, faded])(
    'sees no change where none is, though cues are not exact: %s',
    (_, transitions) => {
      for (const seed of [4, 12, 13]) {
        const { envelope, truth } = simulateBroadcast({ seed, minutes: 60, transitions });
        const random = createRandom(seed);
        const found = followOffset(
          truth.map((at) => at - 4000 + 300 * (random() - 0.5)),
          envelope,
        );
        expect(found).toMatchObject({ drift_ms: 0, offset_ms: expect.closeTo(4000, -3) });
      }
    },
  );

  it('says nothing about two cues', () => {
    const { envelope, truth } = simulateBroadcast({ seed: 1, minutes: 60, transitions: ['talk'] });
    expect(followOffset(truth.slice(0, 2), envelope)).toBeNull();
  });
});

describe('nextOffset', () => {
  it.each([
    ['moves at once if it is certain', 0, { offset_ms: 8340, certainty: 0.95 }, 8340],
    ['moves by half a second if it is likely', 0, { offset_ms: 8340, certainty: 0.8 }, 500],
    ['moves back by half a second', 4000, { offset_ms: 1000, certainty: 0.8 }, 3500],
    ['moves the rest of a step', 4000, { offset_ms: 4300, certainty: 0.6 }, 4300],
    ['leaves what is near', 4000, { offset_ms: 4060, certainty: 1 }, 4000],
    ['leaves what is uncertain', 4000, { offset_ms: 8000, certainty: 0.59 }, 4000],
  ])('%s', (_, applied_ms, measured, expected) => {
    expect(nextOffset(applied_ms, measured)).toBe(expected);
  });
});
