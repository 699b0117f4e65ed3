import { describe, expect, it } from 'vitest';
import { drawDay } from './draw-day.ts';

describe('drawDay', () => {
  it('always draws the same day, with every category', () => {
    const day = drawDay(600, 200);
    expect(day).toEqual(drawDay(600, 200));
    expect(day.map(({ color }) => color)).toEqual(['a', 'l', 'g', 'b']);
    for (const { peaks, body } of day) {
      expect(peaks).toMatch(/^M/);
      expect(body).toMatch(/^M/);
    }
  });

  it('stays inside its box', () => {
    const ends = drawDay(600, 200).flatMap(({ peaks }) => [...peaks.matchAll(/M(\d+) ([\d.]+)h1V([\d.]+)/g)]);
    expect(ends.length).toBeGreaterThan(400);
    for (const [, x, top, bottom] of ends) {
      expect(Number(x)).toBeLessThan(600);
      expect(Number(top)).toBeGreaterThanOrEqual(0);
      expect(Number(bottom)).toBeLessThanOrEqual(200);
    }
  });
});
