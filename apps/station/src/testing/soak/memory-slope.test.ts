import { describe, expect, it } from 'vitest';
import { memoryGrowth } from './memory-slope.ts';

const each = (megabytes: readonly number[]) =>
  megabytes.map((value, minute) => ({ minute, megabytes: value }));

describe('memoryGrowth', () => {
  it('is the slope in megabytes an hour, and the growth from the first third to the last', () => {
    const { perHour, total } = memoryGrowth(each([100, 101, 102, 103, 104, 105, 106, 107, 108]));
    expect([perHour, total]).toEqual([60, 6]);
  });

  it('ignores garbage that waits for its collection', () => {
    const day = each(Array.from({ length: 1440 }, (_, minute) => 100 + (minute % 7) * 10));
    expect(memoryGrowth(day).total).toBe(0);
    expect(Math.abs(memoryGrowth(day).perHour)).toBeLessThan(0.01);
  });

  it('finds growth below such garbage', () => {
    const day = each(Array.from({ length: 1440 }, (_, minute) => 100 + (minute % 7) * 10 + minute / 20));
    expect(memoryGrowth(day).perHour).toBeCloseTo(3, 1);
    expect(memoryGrowth(day).total).toBeCloseTo(48, 0);
  });

  it('is zero for too few measurements', () => {
    expect(memoryGrowth(each([100, 200]))).toEqual({ perHour: 0, total: 0 });
  });
});
