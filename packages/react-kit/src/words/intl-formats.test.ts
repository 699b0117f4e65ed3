import { describe, expect, it } from 'vitest';
import { dateTimeFormat, listFormat, numberFormat, regionNames, relativeTimeFormat } from './intl-formats.ts';

describe('intl formats', () => {
  it.each([
    ['numberFormat', (locale: string) => numberFormat(locale, { maximumFractionDigits: 1 })],
    ['numberFormat without options', (locale: string) => numberFormat(locale)],
    ['dateTimeFormat', (locale: string) => dateTimeFormat(locale, { timeZone: 'UTC', month: 'long' })],
    ['relativeTimeFormat', (locale: string) => relativeTimeFormat(locale, { numeric: 'always' })],
    ['listFormat', (locale: string) => listFormat(locale, { type: 'conjunction' })],
    ['regionNames', (locale: string) => regionNames(locale)],
  ])('%s creates one format for a language', (_, format) => {
    expect(format('de')).toBe(format('de'));
    expect(format('de')).not.toBe(format('en'));
    expect(format('de').resolvedOptions().locale).toBe('de');
  });

  it('creates another for other options', () => {
    expect(numberFormat('de', { maximumFractionDigits: 1 }).format(1.25)).toBe('1,3');
    expect(numberFormat('de', { maximumFractionDigits: 2 }).format(1.25)).toBe('1,25');
    expect(numberFormat('de').format(1234.5)).toBe('1.234,5');
    expect(listFormat('en', { type: 'conjunction' }).format(['a', 'b'])).toBe('a and b');
    expect(listFormat('en', { type: 'unit', style: 'short' }).format(['a', 'b'])).toBe('a, b');
    expect(relativeTimeFormat('en', { numeric: 'always' }).format(1, 'day')).toBe('in 1 day');
    expect(regionNames('de').of('AT')).toBe('Österreich');
  });
});
