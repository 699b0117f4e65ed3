import { describe, expect, it } from 'vitest';
import { nextDay } from './next-day.ts';

describe('nextDay', () => {
  const run = { start_date: '2026-11-02', end_date: null, day_of_week: 'MonWedFri' };

  it.each([
    ['2026-10-01', '2026-11-02'],
    ['2026-11-02', '2026-11-02'],
    ['2026-11-03', '2026-11-04'],
    ['2026-11-07', '2026-11-09'],
  ])('is the first chosen day from %s on, which is %s', (today, next) => {
    expect(nextDay(run, today)).toBe(next);
  });

  it('skips holidays, and returns null after the end date', () => {
    const holidays = [{ first_day: '2026-11-04', last_day: '2026-11-05' }];
    expect(nextDay({ ...run, holidays }, '2026-11-03')).toBe('2026-11-06');
    expect(nextDay({ ...run, end_date: '2026-11-05', holidays }, '2026-11-03')).toBeNull();
    expect(nextDay({ ...run, day_of_week: '' }, '2026-11-03')).toBeNull();
  });
});
