import { describe, expect, it } from 'vitest';
import { tileMs, waveTiles } from './wave-tiles.ts';

describe('tileMs', () => {
  it('is a power of two that is at most 1024 pixels wide, and the same for nearby scales', () => {
    expect([8, 9, 10, 15].map(tileMs)).toEqual([65_536, 65_536, 65_536, 65_536]);
    expect(tileMs(88_200)).toBe(8);
    for (const scale of [0.1, 3, 77, 5000]) {
      expect((tileMs(scale) / 1000) * scale).toBeLessThanOrEqual(1024);
      expect((tileMs(scale) / 1000) * scale).toBeGreaterThan(511);
    }
  });
});

describe('waveTiles', () => {
  it('cover the visible part of the item, and nothing beyond its end', () => {
    expect(waveTiles(200_000, 10, -300, 700)).toEqual([
      { fromMs: 0, toMs: 65_536 },
      { fromMs: 65_536, toMs: 131_072 },
    ]);
    expect(waveTiles(100_000, 10, 700, 9999)).toEqual([{ fromMs: 65_536, toMs: 131_072 }]);
    expect(waveTiles(100_000, 10, 2000, 3000)).toEqual([]);
  });
});
