import { describe, expect, it } from 'vitest';
import { unknownOrigin } from '@postkit/sdk/schema';
import { formatCount } from '../../ui/format/format-count.ts';
import { formatPercent } from '../../ui/format/format-percent.ts';
import {
  countryName,
  formatChosenDate,
  formatScreenDate,
  formatShare,
  formatUtcDate,
} from './format-figures.ts';

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
    expect([
      formatScreenDate(lateEvening, 'America/New_York', 'en'),
      formatUtcDate(lateEvening, 'en'),
    ]).toEqual(['11/03/2026', '11-04-2026']);
  });

  it('ANALYTICS-032 show the listen through rate as a whole percent', () => {
    expect([0, 0.714, 0.715, 1].map((rate) => formatPercent(rate, 'en'))).toEqual([
      '0%',
      '71%',
      '72%',
      '100%',
    ]);
  });

  it('ANALYTICS-034 show a share with one decimal, as the language writes it', () => {
    expect([formatShare(1 / 3, 'en'), formatShare(1, 'en')]).toEqual(['33.3%', '100.0%']);
    expect([formatShare(1 / 3, 'de'), formatShare(1 / 3, 'es')]).toEqual(['33,3\u00A0%', '33,3\u00A0%']);
  });

  it('show counts with commas, and countries by name', () => {
    expect(formatCount(1234567, 'en')).toBe('1,234,567');
    expect([countryName('NO', 'en'), countryName('Unknown', 'en')]).toEqual(['Norway', 'Unknown']);
    for (const code of [unknownOrigin, 'NOR', 'xNO', 'NO1', 'no']) expect(countryName(code, 'en')).toBe(code);
  });
});
