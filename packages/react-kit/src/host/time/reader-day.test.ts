import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { readerDay } from './reader-day.ts';
import { formatDay } from './zoned-time.ts';

const noon = Date.parse('2026-11-03T12:00:00Z') / 1000;

describe('readerDay', () => {
  it('writes the month in words, before the day in English', () => {
    expect(readerDay(noon, english)).toBe('Nov 3, 2026');
  });

  it.each(['en', 'en-GB', 'es', 'de'])('writes days in %s as the screens of the station do', (locale) => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    expect(readerDay(noon, { ...english, locale })).toBe(formatDay(noon, zone, { ...english, locale }));
  });
});
