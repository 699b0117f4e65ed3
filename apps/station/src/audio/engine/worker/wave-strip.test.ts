import { describe, expect, it } from 'vitest';
import { barStep, peaksOf, waveStrip } from './wave-strip.ts';

describe('peaksOf', () => {
  it('returns the loudest sample of every tenth of a second', () => {
    expect(peaksOf(Int16Array.from([0, -16_384, 0, 8192, 0, 0, 32, -32_768, 0, 0, 0, 0]), 40)).toEqual([
      0.5, 1, 0,
    ]);
  });
});

describe('waveStrip', () => {
  const column = ({ width, height, pixels }: ReturnType<typeof waveStrip>, x: number) =>
    Array.from({ length: height }, (_, y) => pixels[y * width + x] ?? 0).filter((value) => value > 127)
      .length;

  it('has a bar for each peak, the loudest as tall as the strip, and gaps between them', () => {
    const strip = waveStrip([1, 0.25, 0], 100);
    expect([strip.width, strip.height, strip.pixels.length]).toEqual([3 * barStep, 100, 300 * barStep]);
    const heights = [0, 1, 2].map((bar) => column(strip, bar * barStep + 3));
    expect(heights[0]).toBeGreaterThan(97);
    expect(heights[1]).toBeLessThan(50);
    expect(heights[2]).toBeGreaterThan(0);
    expect(column(strip, barStep - 1)).toBe(0);
  });
});
