import { describe, expect, it } from 'vitest';
import { retryText } from './retry-text.ts';
import { retryMessages } from './retry.messages.ts';

describe('retryText', () => {
  it('rounds up to whole minutes', () => {
    expect([0, 1, 59, 60, 61, 900].map((seconds) => retryText(seconds, retryMessages.english))).toEqual([
      'now',
      'in 1 second',
      'in 59 seconds',
      'in a minute',
      'in 2 minutes',
      'in 15 minutes',
    ]);
  });

  it('says "in a while" if the station names no time', () => {
    expect(retryText(undefined, retryMessages.english)).toBe('in a while');
  });
});
