import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { timeUntil } from './time-until.ts';

describe('timeUntil', () => {
  it.each([
    [-5, 'any moment'],
    [20, 'in 1 minute'],
    [5400, 'in 90 minutes'],
    [72_000, 'in 20 hours'],
    [259_000, 'in 3 days'],
  ])('says %d seconds as %s', (seconds, words) =>
    expect(timeUntil(1000 + seconds, 1000, english)).toBe(words),
  );
});
