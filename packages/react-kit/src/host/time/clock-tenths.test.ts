import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatTenths, parseTenths } from './clock-tenths.ts';

describe('formatTenths', () => {
  it('formats minutes, seconds and a tenth, and hours if there are any', () => {
    expect([0, 4969, 62_500, 3_725_900].map(formatTenths)).toEqual([
      '00:00.0',
      '00:04.9',
      '01:02.5',
      '01:02:05.9',
    ]);
  });
});

describe('parseTenths', () => {
  it('reads the usual spellings of a duration', () => {
    expect(['5', '5.5', '1:02.5', ' 01:02,25 ', '75:00', '1:02:05.9'].map(parseTenths)).toEqual([
      5000, 5500, 62_500, 62_250, 4_500_000, 3_725_900,
    ]);
  });

  it('is null for anything else', () => {
    expect(['', 'soon', '1:', ':5', '1:2:3:4', '-5', '5.'].map(parseTenths)).toEqual(
      Array.from({ length: 7 }, () => null),
    );
  });

  it('reads back every formatted tenth', () => {
    fc.assert(
      fc.property(fc.nat(360_000), (tenths) => {
        expect(parseTenths(formatTenths(tenths * 100))).toBe(tenths * 100);
      }),
    );
  });
});
