import { expect, it } from 'vitest';
import { inSeconds } from './in-seconds.ts';

it('inSeconds has whole seconds that do not overlap and contain every stretch', () => {
  const stretches = [
    [1000, 2000],
    [2000, 2001],
    [291_700, 351_400],
    [351_800, 356_900],
    [356_950, 356_990],
    [357_000, 357_500],
    [357_600, 400_000],
  ].map(([from_ms = 0, to_ms = 0], index) => ({ from_ms, to_ms, open: index === 6 }));
  expect(inSeconds(stretches)).toEqual([
    { start: 1, end: 2, open: false },
    { start: 2, end: 3, open: false },
    { start: 291, end: 352, open: false },
    { start: 352, end: 357, open: false },
    { start: 357, end: 358, open: false },
    { start: 358, end: 400, open: true },
  ]);
});
