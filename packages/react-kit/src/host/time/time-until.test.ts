import { describe, expect, it } from 'vitest';
import { timeUntil } from './time-until.ts';
import { timeMessages } from './time.messages.ts';

describe('timeUntil', () => {
  it.each([
    [-5, 'any moment'],
    [20, 'in 1 minute'],
    [5400, 'in 90 minutes'],
    [72_000, 'in 20 hours'],
    [259_000, 'in 3 days'],
  ])('says %d seconds as %s', (seconds, words) =>
    expect(timeUntil(1000 + seconds, 1000, 'en', timeMessages.english)).toBe(words),
  );
});
