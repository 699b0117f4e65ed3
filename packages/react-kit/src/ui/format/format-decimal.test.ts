import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { formatDecimal } from './format-decimal.ts';

describe('formatDecimal', () => {
  it.each([
    [-16.24, 'en', '−16.2'],
    [-16.24, 'de', '−16,2'],
    [2, 'es', '2,0'],
    [1234.56, 'de', '1.234,6'],
    [0, 'en', '0.0'],
  ])('%s in %s', (value, locale, text) => {
    expect(formatDecimal(value, { ...english, locale })).toBe(text);
  });
});
