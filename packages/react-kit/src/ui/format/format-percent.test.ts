import { describe, expect, it } from 'vitest';
import { english } from '../../words/catalogue.ts';
import { formatPercent } from './format-percent.ts';

describe('formatPercent', () => {
  it.each([
    [0, 'en', {}, '0%'],
    [0.714, 'en', {}, '71%'],
    [0.715, 'en', {}, '72%'],
    [1, 'en', {}, '100%'],
    [12.345, 'en', {}, '1,235%'],
    [1 / 3, 'en', { decimals: 1 }, '33.3%'],
    [1, 'en', { decimals: 1 }, '100.0%'],
    [1 / 3, 'de', { decimals: 1 }, '33,3\u00A0%'],
    [12.345, 'de', { decimals: 1 }, '1.234,5\u00A0%'],
    [1 / 3, 'es', { decimals: 1 }, '33,3\u00A0%'],
    [0.5938, 'de', {}, '59\u00A0%'],
    [0.12, 'en', { isChange: true }, '+12%'],
    [-0.12, 'en', { isChange: true }, '−12%'],
    [0, 'en', { isChange: true }, '0%'],
    [-0.001, 'en', { isChange: true }, '0%'],
    [-0.12, 'de', { isChange: true }, '−12\u00A0%'],
  ] as const)('%s in %s', (fraction, locale, form, text) => {
    expect(formatPercent(fraction, { ...english, locale }, form)).toBe(text);
  });
});
