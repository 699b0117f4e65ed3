import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { recentMoment } from './recent-moment.ts';

const zone = 'America/New_York';
const at = (text: string) => Date.parse(text) / 1000;

describe('recentMoment', () => {
  it.each([
    ['2026-11-22T19:45:00Z', '14:45'],
    ['2026-11-22T04:59:00Z', 'Nov 21, 23:59'],
    ['2025-12-31T12:00:00Z', 'Dec 31, 2025, 07:00'],
  ])('writes %s as %s, on the station’s day', (moment, words) => {
    expect(recentMoment(at(moment), at('2026-11-22T20:00:00Z'), zone, english)).toBe(words);
  });
});
