import { describe, expect, it } from 'vitest';
import { retryWords } from './retry-words.ts';

describe('retryWords', () => {
  it('counts whole minutes, never too few', () => {
    expect([0, 1, 59, 60, 61, 900].map(retryWords)).toEqual([
      'now',
      'in 1 second',
      'in 59 seconds',
      'in a minute',
      'in 2 minutes',
      'in 15 minutes',
    ]);
  });

  it('says so where nobody knows', () => {
    expect(retryWords(undefined)).toBe('in a while');
  });
});
