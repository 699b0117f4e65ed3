import { describe, expect, it } from 'vitest';
import { readLength } from './read-length.ts';

describe('readLength', () => {
  it.each([
    ['213', 'seconds', 213_000],
    ['213.4', 'seconds', 213_400],
    ['213,4', 'seconds', 213_400],
    ['213400', 'milliseconds', 213_400],
    ['213', 'auto', 213_000],
    ['213400', 'auto', 213_400],
    ['03:33', 'milliseconds', 213_000],
    ['3:33', 'seconds', 213_000],
    ['00:03:33.4', 'seconds', 213_400],
    ['28:30', 'seconds', 1_710_000],
    ['90:00', 'seconds', 5_400_000],
    ['PT2H', 'seconds', 7_200_000],
    ['PT3M33.4S', 'seconds', 213_400],
    ['30 s', 'milliseconds', 30_000],
    ['30000ms', 'seconds', 30_000],
    [30, 'seconds', 30_000],
    [0, 'milliseconds', 0],
  ] as const)('reads %s in %s', (value, unit, ms) => {
    expect(readLength(value, unit)).toBe(ms);
  });

  it.each(['&songtyp', '3:99', '1:61:00', '-5', 'P', 'long', '99999999999'])('does not read %s', (text) => {
    expect(readLength(text, 'seconds')).toBeNull();
  });

  it('is undefined for no length', () => {
    expect(readLength('', 'seconds')).toBeUndefined();
    expect(readLength(null, 'seconds')).toBeUndefined();
  });
});
