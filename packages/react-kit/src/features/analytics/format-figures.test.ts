import { unknownOrigin } from '@postkit/sdk/schema';
import { describe, expect, it } from 'vitest';
import { countryName, formatChosenDate, formatRate, formatScreenDate, formatShare, formatUtcDate } from './format-figures.ts';
import { formatCount } from '../../ui/format/format-count.ts';

const lateEvening = Date.UTC(2026, 10, 4, 1) / 1000;

describe('formatted figures', () => {
  it('ANALYTICS-026 show dates as MM/DD/YYYY', () => {
    expect(formatChosenDate('2026-11-03', 'en')).toBe('11/03/2026');
    expect(formatScreenDate(lateEvening, 'America/New_York', 'en')).toBe('11/03/2026');
  });

  it('ANALYTICS-027 show UTC values as MM-DD-YYYY', () => {
    expect(formatUtcDate(lateEvening, 'en')).toBe('11-04-2026');
  });

  it('ANALYTICS-028 show a publish date in the station’s time with slashes, a counted day in UTC with dashes', () => {
    expect([formatScreenDate(lateEvening, 'America/New_York', 'en'), formatUtcDate(lateEvening, 'en')]).toEqual([
      '11/03/2026',
      '11-04-2026',
    ]);
  });

  it('ANALYTICS-032 show the listen through rate as a whole percent', () => {
    expect([formatRate(0), formatRate(0.714), formatRate(0.715), formatRate(1)]).toEqual(['0%', '71%', '72%', '100%']);
  });

  it('ANALYTICS-034 show a share with two decimals for shows and one otherwise', () => {
    const third = 100 / 3;
    expect(formatShare(third, 'show')).toBe('33.33%');
    for (const tab of ['episode', 'country', 'platform', 'reports'] as const) expect(formatShare(third, tab)).toBe('33.3%');
  });

  it('show counts with commas, and countries by name', () => {
    expect(formatCount(1234567, 'en')).toBe('1,234,567');
    expect([countryName('NO', 'en'), countryName('Unknown', 'en')]).toEqual(['Norway', 'Unknown']);
    for (const code of [unknownOrigin, 'NOR', 'xNO', 'NO1', 'no']) expect(countryName(code, 'en')).toBe(code);
  });
});
