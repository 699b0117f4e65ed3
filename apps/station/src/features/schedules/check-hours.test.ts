import { describe, expect, it } from 'vitest';
import { checkHours } from './check-hours.ts';

const hour = { from: 3600, to: 7200 };
const limits = { max_gap_seconds: 60, max_silence_seconds: 30 };
const check = (gaps: [number, number][], silences: [number, number][] = [], most = limits) => {
  const spans = (list: [number, number][]) => list.map(([start, end]) => ({ start, end }));
  return checkHours(hour, { gaps: spans(gaps), silences: spans(silences) }, most);
};

describe('checkHours', () => {
  it('refuses gaps that together last longer than the limit, and lists those in the hours', () => {
    expect(check([[3700, 3760]]).reason).toBeNull();
    const found = check([
      [3000, 3630],
      [3700, 3731],
      [7200, 7300],
    ]);
    expect(found).toEqual({
      reason: 'gaps',
      missing: [
        { start: 3600, end: 3630, kind: 'gap' },
        { start: 3700, end: 3731, kind: 'gap' },
      ],
      missingSeconds: 61,
    });
  });

  it('refuses one silence that lasts longer than the limit, however many short ones there are', () => {
    const short: [number, number][] = [
      [3700, 3730],
      [3800, 3830],
      [3900, 3930],
    ];
    expect(check([], short)).toEqual({ reason: null, missing: [], missingSeconds: 0 });
    expect(check([], [...short, [4000, 4031]])).toEqual({
      reason: 'silence',
      missing: [{ start: 4000, end: 4031, kind: 'silence' }],
      missingSeconds: 31,
    });
  });

  it('reports too little audio if more than half of the hours are missing, unless all of them may be', () => {
    expect(check([[3600, 5400]]).reason).toBe('gaps');
    expect(check([[3600, 5401]]).reason).toBe('too_little_audio');
    expect(check([[3600, 7200]], [], { ...limits, max_gap_seconds: 3600 }).reason).toBeNull();
  });
});
