import { describe, expect, it } from 'vitest';
import { holidayProblems, holidayText, newHoliday } from './holiday-days.model.ts';

describe('holidayProblems', () => {
  it('AUTO-081 requires both days, and a last day that is not before the first', () => {
    const days = { id: null, first_day: '2026-12-24', last_day: '2026-12-26' };
    expect(holidayProblems(days)).toEqual({});
    expect(holidayProblems({ ...days, last_day: '2026-12-24' })).toEqual({});
    expect(holidayProblems(newHoliday)).toEqual({ first_day: 'Choose the first day.', last_day: 'Choose the last day.' });
    expect(holidayProblems({ ...days, first_day: '' })).toEqual({ first_day: 'Choose the first day.' });
    expect(holidayProblems({ ...days, last_day: '' })).toEqual({ last_day: 'Choose the last day.' });
    expect(holidayProblems({ ...days, last_day: '2026-12-23' })).toEqual({ last_day: 'The last day is before the first.' });
  });
});

describe('holidayText', () => {
  it('names a single day once', () => {
    expect(holidayText({ first_day: '2026-12-24', last_day: '2026-12-24' })).toBe('Dec 24, 2026');
    expect(holidayText({ first_day: '2026-12-24', last_day: '2027-01-02' })).toBe('Dec 24, 2026 to Jan 2, 2027');
  });
});
