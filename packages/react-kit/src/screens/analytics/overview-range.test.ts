import { describe, expect, it } from 'vitest';
import { changeOf, overviewRange } from './overview-range.ts';

describe('overviewRange', () => {
  it('is the 28 days up to a single day', () => {
    expect(overviewRange('2026-11-22', '2026-11-22')).toEqual({
      start: '2026-10-26',
      end: '2026-11-22',
      previousStart: '2026-09-28',
      previousEnd: '2026-10-25',
      days: 28,
    });
  });

  it('is the last 366 of more days', () => {
    expect(overviewRange('0202-11-22', '2026-11-22')).toMatchObject({
      days: 366,
      start: '2025-11-22',
      previousStart: '2024-11-21',
    });
  });

  it('is the chosen days, and as many before, over the end of a year', () => {
    expect(overviewRange('2026-12-30', '2027-01-02')).toMatchObject({
      days: 4,
      previousStart: '2026-12-26',
      previousEnd: '2026-12-29',
    });
  });
});

describe('changeOf', () => {
  it('is in whole percent, and unknown without a number before', () => {
    expect([changeOf(112, 100), changeOf(50, 200), changeOf(7, 7), changeOf(3, 0)]).toEqual([
      12,
      -75,
      0,
      null,
    ]);
  });
});
