import { describe, expect, it } from 'vitest';
import { countryName, formatChosenDate, formatCount, formatRate, formatScreenDate, formatShare, formatUtcDate } from './format-figures.ts';

const lateEvening = Date.UTC(2026, 10, 4, 1) / 1000;

describe('figures as they are shown', () => {
  it('ANALYTICS-026 dates are MM/DD/YYYY on screen', () => {
    expect(formatChosenDate('2026-11-03')).toBe('11/03/2026');
    expect(formatScreenDate(lateEvening, 'America/New_York')).toBe('11/03/2026');
  });

  it('ANALYTICS-027 values in UTC are MM-DD-YYYY', () => {
    expect(formatUtcDate(lateEvening)).toBe('11-04-2026');
  });

  it('ANALYTICS-028 a publish date is in the station’s time with slashes, a counted day in UTC with dashes', () => {
    expect([formatScreenDate(lateEvening, 'America/New_York'), formatUtcDate(lateEvening)]).toEqual(['11/03/2026', '11-04-2026']);
  });

  it('ANALYTICS-032 the listen through rate is a whole percent', () => {
    expect([formatRate(0), formatRate(0.714), formatRate(0.715), formatRate(1)]).toEqual(['0%', '71%', '72%', '100%']);
  });

  it('ANALYTICS-034 a share has two decimals for shows and one for the others', () => {
    const third = 100 / 3;
    expect(formatShare(third, 'show')).toBe('33.33%');
    for (const tab of ['episode', 'country', 'platform', 'reports'] as const) expect(formatShare(third, tab)).toBe('33.3%');
  });

  it('counts have commas, and countries their names', () => {
    expect(formatCount(1234567)).toBe('1,234,567');
    expect([countryName('NO'), countryName('Unknown')]).toEqual(['Norway', 'Unknown']);
  });
});
