import { describe, expect, it } from 'vitest';
import { airedPart, contentOf, momentIn, rangeBetween, snapMoment } from './day-range.ts';

const limits = { start: 1000, end: 5000 };

describe('rangeBetween', () => {
  it('orders its ends, keeps them within the limits, and needs a second', () => {
    expect(rangeBetween(3000, 2000, limits)).toEqual({ start: 2000, end: 3000 });
    expect(rangeBetween(0, 9000, limits)).toEqual(limits);
    expect(rangeBetween(2000, 2001, limits)).toEqual({ start: 2000, end: 2001 });
    expect(rangeBetween(2000, 2000, limits)).toBeNull();
    expect(rangeBetween(6000, 7000, limits)).toBeNull();
  });
});

describe('airedPart', () => {
  it('ends now, or with the day', () => {
    expect(airedPart(limits, 3000.7)).toEqual({ start: 1000, end: 3000 });
    expect(airedPart(limits, 9000)).toEqual(limits);
    expect(airedPart(limits, 500)).toEqual({ start: 1000, end: 1000 });
  });
});

describe('snapMoment', () => {
  it('takes the nearest target in reach, and else a whole second', () => {
    expect(snapMoment(100.4, [90, 104, 101], 5)).toBe(101);
    expect(snapMoment(100.4, [90, 104, 106], 3)).toBe(100);
    expect(snapMoment(100.6, [], 5)).toBe(101);
    expect(snapMoment(100, [103], 3)).toBe(103);
  });
});

describe('contentOf', () => {
  const events = [
    { started_at: 1000, duration: 100.9 },
    { started_at: 1100, duration: 50 },
    { started_at: 1200, duration: 50 },
  ];

  it('counts the events that play in a range, and the seconds of gaps in it', () => {
    const gaps = [
      { start: 1150, end: 1200 },
      { start: 1300, end: 1400 },
    ];
    expect(contentOf({ start: 1050, end: 1200 }, events, gaps)).toEqual({ events: 2, missing: 50 });
    expect(contentOf({ start: 1100, end: 1150 }, events, gaps)).toEqual({ events: 1, missing: 0 });
    expect(contentOf({ start: 1190, end: 1350 }, events, gaps)).toEqual({ events: 1, missing: 60 });
  });
});

describe('momentIn', () => {
  it('passes over what was not recorded', () => {
    const missing = [
      { start: 1020, end: 1080 },
      { start: 1100, end: 1110 },
    ];
    expect(momentIn({ start: 1000, end: 1200 }, missing, 19_000)).toBe(1019);
    expect(momentIn({ start: 1000, end: 1200 }, missing, 20_000)).toBe(1080);
    expect(momentIn({ start: 1000, end: 1200 }, missing, 40_000)).toBe(1110);
    expect(momentIn({ start: 1000, end: 1200 }, [{ start: 990, end: 1010 }], 5000)).toBe(1015);
  });
});
