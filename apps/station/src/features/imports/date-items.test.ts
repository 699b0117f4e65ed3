import { describe, expect, it } from 'vitest';
import { dateItems } from './date-items.ts';

const now = 1_000_000_000;

describe('dateItems', () => {
  it('keeps the dates of the feed', () => expect(dateItems([30, 20, 10], now)).toEqual([30, 20, 10]));

  it('dates an item between its neighbours, and several in their order', () => {
    expect(dateItems([30, null, 10], now)).toEqual([30, 20, 10]);
    expect(dateItems([100, null, null, null, 20], now)).toEqual([100, 80, 60, 40, 20]);
    expect(dateItems([20, null, 100], now)).toEqual([20, 60, 100]);
  });

  it('dates items at an end of the feed just below their only neighbour', () => {
    expect(dateItems([null, 500], now)).toEqual([499, 500]);
    expect(dateItems([500, null, null], now)).toEqual([500, 499, 498]);
  });

  it('dates items before 1970 as any others', () => {
    expect(dateItems([-10, null, -30], now)).toEqual([-10, -20, -30]);
    expect(dateItems([-10, null, null], now)).toEqual([-10, -11, -12]);
    expect(dateItems([0, null], now)).toEqual([0, -1]);
  });

  it('never dates an item after now', () => {
    expect(dateItems([now + 1000, null], now)).toEqual([now + 1000, now - 1]);
    expect(dateItems([now + 1000, null, now - 100], now)[1]).toBe(now - 50);
  });

  it('dates a feed without any date a year ago, in its order', () => {
    const dates = dateItems([null, null], now);
    expect(dates).toEqual([now - 365 * 86_400 - 1, now - 365 * 86_400 - 2]);
    expect(dateItems([], now)).toEqual([]);
  });

  it('takes time in proportion to the number of items', () => {
    expect(
      dateItems(
        Array.from({ length: 10_000 }, () => null),
        now,
      ),
    ).toHaveLength(10_000);
  });
});
