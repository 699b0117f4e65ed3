import { describe, expect, it } from 'vitest';
import { unknownOrigin } from '@postkit/sdk/schema';
import { formatCount } from '../../ui/format/format-count.ts';
import { formatPercent } from '../../ui/format/format-percent.ts';
import { english } from '../../words/catalogue.ts';
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
    expect(formatChosenDate('2026-11-03', english)).toBe('11/03/2026');
    expect(formatScreenDate(lateEvening, 'America/New_York', english)).toBe('11/03/2026');
  });

  it('ANALYTICS-027 show UTC values as MM-DD-YYYY', () => {
    expect(formatUtcDate(lateEvening, english)).toBe('11-04-2026');
  });

  it('ANALYTICS-028 show a publish date in the station’s time with slashes, a counted day in UTC with dashes', () => {
    expect([
      formatScreenDate(lateEvening, 'America/New_York', english),
      formatUtcDate(lateEvening, english),
    ]).toEqual(['11/03/2026', '11-04-2026']);
  });

  it('ANALYTICS-032 show the listen through rate as a whole percent', () => {
    expect([0, 0.714, 0.715, 1].map((rate) => formatPercent(rate, english))).toEqual([
      '0%',
      '71%',
      '72%',
      '100%',
    ]);
  });

  it('ANALYTICS-034 show a share with one decimal, as the language writes it', () => {
    expect([formatShare(1 / 3, english), formatShare(1, english)]).toEqual(['33.3%', '100.0%']);
    expect([
      formatShare(1 / 3, { ...english, locale: 'de' }),
      formatShare(1 / 3, { ...english, locale: 'es' }),
    ]).toEqual(['33,3\u00A0%', '33,3\u00A0%']);
  });

  it('show counts with commas, and countries by name', () => {
    expect(formatCount(1234567, english)).toBe('1,234,567');
    expect([countryName('NO', english), countryName('Unknown', english)]).toEqual(['Norway', 'Unknown']);
    for (const code of [unknownOrigin, 'NOR', 'xNO', 'NO1', 'no'])
      expect(countryName(code, english)).toBe(code);
  });
});
