import { describe, expect, it } from 'vitest';
import { dayOf } from './download-rule.ts';
import { periodOf } from './figure-periods.ts';

describe('periodOf', () => {
  const day = (text: string) => dayOf(Date.parse(text));

  it.each([
    ['day', '2026-11-04', '2026-11-04'],
    ['week', '2026-11-02', '2026-11-02'],
    ['week', '2026-11-08', '2026-11-02'],
    ['week', '2026-01-01', '2025-12-29'],
    ['year', '2026-11-04', '2026-01-01'],
  ] as const)('the %s of %s begins on %s', (granularity, of, first) => {
    expect(periodOf(day(of), granularity)).toBe(day(first));
  });
});
