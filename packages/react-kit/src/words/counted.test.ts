import { describe, expect, it } from 'vitest';
import { counted, countedOf } from './counted.ts';

describe('counted', () => {
  it('is a number with its noun', () => {
    expect([0, 1, 2, 12345].map((number) => counted(number, 'show', 'shows'))).toEqual([
      '0 shows',
      '1 show',
      '2 shows',
      '12,345 shows',
    ]);
  });
});

describe('countedOf', () => {
  it('names the listed ones only if others are left out', () => {
    expect([
      countedOf(1200, 1200, 'show', 'shows'),
      countedOf(1200, 10000, 'show', 'shows'),
      countedOf(0, 1, 'show', 'shows'),
    ]).toEqual(['1,200 shows', '1,200 of 10,000 shows', '0 of 1 show']);
  });
});
