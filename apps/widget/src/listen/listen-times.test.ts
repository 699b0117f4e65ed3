import { describe, expect, it } from 'vitest';
import { momentOf } from '../moment-of.ts';
import { clockText, spokenTime } from './listen-times.ts';

describe('momentOf', () => {
  it.each([
    ['#t=426', 426],
    ['#t=7.5', 7.5],
    ['#t=7:06', 426],
    ['#t=1:00:05', 3605],
    ['#t=1h2m3s', 3723],
    ['#t=90s', 90],
    ['#t=', null],
    ['#t=soon', null],
    ['#content', null],
    ['', null],
  ])('reads %s as %s', (hash, seconds) => {
    expect(momentOf(hash)).toBe(seconds);
  });
});

it.each([
  [0, '00:00', '0 seconds'],
  [426.9, '07:06', '7 minutes 6 seconds'],
  [3661, '1:01:01', '1 hour 1 minute 1 second'],
])('shows %s seconds as %s, and says %s', (seconds, clock, words) => {
  expect([clockText(seconds), spokenTime(seconds)]).toEqual([clock, words]);
});
