import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { listMoment } from './list-moment.ts';

const zone = 'America/New_York';
const at = (text: string) => Date.parse(text) / 1000;
/** Sunday, 15:00 in New York. */
const now = at('2026-11-22T20:00:00Z');

describe('listMoment', () => {
  it.each([
    ['2026-11-22T12:00:00Z', 'Today 07:00'],
    ['2026-11-22T04:59:00Z', 'Yesterday 23:59'],
    ['2026-11-23T11:00:00Z', 'Tomorrow 06:00'],
    ['2026-11-21T01:00:00Z', 'Fri 20:00'],
    ['2026-11-28T11:00:00Z', 'Sat 06:00'],
    ['2026-11-15T12:00:00Z', 'Nov 15'],
    ['2025-11-16T12:00:00Z', 'Nov 16, 2025'],
  ])('writes %s as %s, on the station’s day', (moment, words) => {
    expect(listMoment(at(moment), now, zone, english)).toBe(words);
  });
});
