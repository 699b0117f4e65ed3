import { describe, expect, it } from 'vitest';
import { english } from '../../../words/catalogue.ts';
import { holidayProblems, holidayText, newHoliday } from './holiday-days.model.ts';

describe('holidayProblems', () => {
  it('AUTO-081 requires both days, and a last day that is not before the first', () => {
    const days = { id: null, first_day: '2026-12-24', last_day: '2026-12-26' };
    expect(holidayProblems(days, english)).toEqual({});
    expect(holidayProblems({ ...days, last_day: '2026-12-24' }, english)).toEqual({});
    expect(holidayProblems(newHoliday, english)).toEqual({
      first_day: 'Choose the first day.',
      last_day: 'Choose the last day.',
    });
    expect(holidayProblems({ ...days, first_day: '' }, english)).toEqual({
      first_day: 'Choose the first day.',
    });
    expect(holidayProblems({ ...days, last_day: '' }, english)).toEqual({
      last_day: 'Choose the last day.',
    });
    expect(holidayProblems({ ...days, last_day: '2026-12-23' }, english)).toEqual({
      last_day: 'The last day is before the first.',
    });
  });
});

describe('holidayText', () => {
  it('names a single day once', () => {
    expect(holidayText({ first_day: '2026-12-24', last_day: '2026-12-24' }, english)).toBe('Dec 24, 2026');
    expect(holidayText({ first_day: '2026-12-24', last_day: '2027-01-02' }, english)).toBe(
      'Dec 24, 2026 to Jan 2, 2027',
    );
  });
});
