import { describe, expect, it } from 'vitest';
import { galleryLimit } from './gallery-limit.ts';

describe('galleryLimit', () => {
  it('WIDGET-019 keeps digits only', () => {
    expect(galleryLimit('1a2')).toBe(12);
    expect(galleryLimit('-5')).toBe(5);
    expect(galleryLimit(' 3.5 ')).toBe(35);
    expect(galleryLimit('abc9')).toBe(9);
  });

  it('WIDGET-020 returns 1 for 0 and for an empty text', () => {
    expect(galleryLimit('0')).toBe(1);
    expect(galleryLimit('000')).toBe(1);
    expect(galleryLimit('')).toBe(1);
    expect(galleryLimit('none')).toBe(1);
  });

  it('returns at most the schema’s maximum', () => {
    expect(galleryLimit('100')).toBe(100);
    expect(galleryLimit('99999999999999999999')).toBe(100);
  });
});
