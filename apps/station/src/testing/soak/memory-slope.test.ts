import { describe, expect, it } from 'vitest';
import { memoryGrowth } from './memory-slope.ts';

const each = (megabytes: readonly number[]) => megabytes.map((value, minute) => ({ minute, megabytes: value }));

describe('memoryGrowth', () => {
  it('is the slope in megabytes an hour, and the growth from the first third to the last', () => {
    const { perHour, total } = memoryGrowth(each([100, 101, 102, 103, 104, 105, 106, 107, 108]));
    expect([perHour, total]).toEqual([60, 6]);
  });

  it('is near zero for memory that goes up and down', () => {
    const { perHour, total } = memoryGrowth(each([100, 130, 100, 130, 100, 130, 100, 130, 100]));
    expect(Math.abs(perHour)).toBeLessThan(1);
    expect(total).toBe(0);
  });

  it('does not take a single peak for growth', () => {
    expect(memoryGrowth(each([100, 100, 100, 100, 100, 100, 100, 100, 190])).total).toBe(0);
  });

  it('is zero for too few measurements', () => {
    expect(memoryGrowth(each([100, 200]))).toEqual({ perHour: 0, total: 0 });
  });
});
