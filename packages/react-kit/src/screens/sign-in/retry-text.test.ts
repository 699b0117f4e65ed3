import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { retryText } from './retry-text.ts';

describe('retryText', () => {
  it('rounds up to whole minutes', () => {
    expect([0, 1, 59, 60, 61, 900].map((seconds) => retryText(seconds, english))).toEqual([
      'now',
      'in 1 second',
      'in 59 seconds',
      'in a minute',
      'in 2 minutes',
      'in 15 minutes',
    ]);
  });

  it('says "in a while" if the station names no time', () => {
    expect(retryText(undefined, english)).toBe('in a while');
  });
});
