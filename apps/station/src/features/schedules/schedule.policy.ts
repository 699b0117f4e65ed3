import type { ScheduleDetails } from './schedule-row.ts';

/** The problems of a schedule as a whole, by field. */
export function scheduleProblems({ start_date, end_date, start_time, end_time }: ScheduleDetails): Record<string, string> {
  return {
    ...(end_date !== null && end_date < start_date && { end_date: 'The end date is before the start date.' }),
    ...(start_time === end_time && { end_time: 'The end time is the same as the start time.' }),
  };
}

/** The problems of a holiday, by field. */
export function holidayProblems({ first_day, last_day }: { first_day: string; last_day: string }): Record<string, string> {
  return last_day < first_day ? { last_day: 'The last day is before the first.' } : {};
}
