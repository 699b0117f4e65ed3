import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  shortestSpan,
  pageColumns,
  pageOf,
  panWindow,
  placeOf,
  revealTime,
  timeAt,
  zoomWindow,
  type Span,
} from './strip-window.ts';

const day = { start: 1_795_507_200, end: 1_795_507_200 + 90_000 };

/** Any window, from the whole day to the shortest span. */
const windows = fc
  .record({
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    log: fc.double({ min: Math.log(shortestSpan), max: Math.log(90_000), noNaN: true }),
  })
  .map(({ part, log }): Span => {
    const span = Math.min(Math.exp(log), 90_000);
    const start = day.start + part * (90_000 - span);
    return { start, end: start + span };
  });
const factors = fc.double({ min: 0.01, max: 100, noNaN: true });
const parts = fc.double({ min: 0, max: 1, noNaN: true });

describe('zoomWindow', () => {
  it('stays between a minute and the day', () => {
    fc.assert(
      fc.property(windows, factors, parts, (window, factor, part) => {
        const at = window.start + part * (window.end - window.start);
        const next = zoomWindow(window, factor, at, day);
        expect(next.start).toBeGreaterThanOrEqual(day.start - 1e-3);
        expect(next.end).toBeLessThanOrEqual(day.end + 1e-3);
        expect(next.end - next.start).toBeGreaterThanOrEqual(shortestSpan - 1e-3);
      }),
    );
  });

  it('keeps the pointed time in place when zooming in', () => {
    fc.assert(
      fc.property(windows, fc.double({ min: 0.01, max: 1, noNaN: true }), parts, (window, factor, part) => {
        const at = window.start + part * (window.end - window.start);
        expect(placeOf(zoomWindow(window, factor, at, day), at, 1)).toBeCloseTo(part, 3);
      }),
    );
  });
});

describe('panWindow', () => {
  it('never changes the length of the window', () => {
    fc.assert(
      fc.property(windows, fc.double({ min: -1e5, max: 1e5, noNaN: true }), (window, seconds) => {
        const next = panWindow(window, seconds, day);
        expect(next.end - next.start).toBeCloseTo(window.end - window.start, 3);
        expect(next.start).toBeGreaterThanOrEqual(day.start - 1e-3);
        expect(next.end).toBeLessThanOrEqual(day.end + 1e-3);
      }),
    );
  });
});

describe('revealTime', () => {
  it('brings any time of the day into view', () => {
    fc.assert(
      fc.property(windows, parts, (window, part) => {
        const at = day.start + part * 90_000;
        const next = revealTime(window, at, day);
        expect(at).toBeGreaterThanOrEqual(next.start - 1e-3);
        expect(at).toBeLessThanOrEqual(next.end + 1e-3);
      }),
    );
  });

  it('keeps the window if the time is well inside', () => {
    const window = { start: day.start + 100, end: day.start + 200 };
    expect(revealTime(window, day.start + 150, day)).toBe(window);
  });
});

describe('pageOf', () => {
  it('fits each window into one page, with at least one column per 512th of the window', () => {
    fc.assert(
      fc.property(windows, (window) => {
        const page = pageOf(window, day);
        expect(page.start).toBeLessThanOrEqual(window.start);
        expect(page.end).toBeGreaterThanOrEqual(window.end);
        const columns = (pageColumns * (window.end - window.start)) / (page.end - page.start);
        expect(columns).toBeGreaterThanOrEqual(512);
        expect(page.end - page.start).toBeLessThanOrEqual(26 * 3600);
        expect(Number.isInteger(page.start) && Number.isInteger(page.end)).toBe(true);
      }),
    );
  });

  it('needs few pages when panning across the day by ten minutes', () => {
    const pages = new Set<number>();
    for (let start = day.start; start < day.end - 600; start += 10)
      pages.add(pageOf({ start, end: start + 600 }, day).start);
    expect(pages.size).toBeLessThanOrEqual(90);
  });
});

describe('timeAt and placeOf', () => {
  it('are inverses', () => {
    fc.assert(
      fc.property(windows, parts, (window, part) => {
        expect(placeOf(window, timeAt(window, part * 1000, 1000), 1000)).toBeCloseTo(part * 1000, 1);
      }),
    );
    expect(timeAt(day, -5, 100)).toBe(day.start);
    expect(timeAt(day, 500, 100)).toBe(day.end);
  });
});
