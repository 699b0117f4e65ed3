import { describe, expect, it } from 'vitest';
import { retryWords } from './retry-words.ts';

describe('retryWords', () => {
  it('rounds up to whole minutes', () => {
    expect([0, 1, 59, 60, 61, 900].map(retryWords)).toEqual([
      'now',
      'in 1 second',
      'in 59 seconds',
      'in a minute',
      'in 2 minutes',
      'in 15 minutes',
    ]);
  });

  it('says "in a while" if the station names no time', () => {
    expect(retryWords(undefined)).toBe('in a while');
  });
});
