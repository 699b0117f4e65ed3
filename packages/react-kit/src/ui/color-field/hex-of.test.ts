import { describe, expect, it } from 'vitest';
import { hexOf } from './hex-of.ts';

describe('hexOf', () => {
  it.each([
    ['#C2410C', '#c2410c'],
    ['c2410c', '#c2410c'],
    [' #fa0 ', '#ffaa00'],
    ['fff', '#ffffff'],
  ])('reads %s', (text, hex) => expect(hexOf(text)).toBe(hex));

  it.each(['', '#', 'red', '#12345', '#1234567', '#12g', '##123456', '#fff fff'])('rejects "%s"', (text) =>
    expect(hexOf(text)).toBeNull(),
  );
});
