import { occurrences, type ScheduleOverride } from '@postkit/sdk/schema';
import type { ScheduleDetails } from './schedule-row.ts';

/** The problems of a schedule as a whole, by field. */
export function scheduleProblems(details: ScheduleDetails): Record<string, string> {
  const { start_date, end_date, start_time, end_time, exceptions } = details;
  const overrides = details.overrides.map((override) => overrideProblem(details, override)).find(Boolean);
  return {
    ...(end_date !== null && end_date < start_date && { end_date: 'The end date is before the start date.' }),
    ...(start_time === end_time && { end_time: 'The end time is the same as the start time.' }),
    ...(new Set(exceptions).size < exceptions.length && { exceptions: 'A date is in the list twice.' }),
    ...(overrides && { overrides }),
  };
}

/** The problems of a holiday, by field. */
export function holidayProblems({
  first_day,
  last_day,
}: {
  first_day: string;
  last_day: string;
}): Record<string, string> {
  return last_day < first_day ? { last_day: 'The last day is before the first.' } : {};
}

function overrideProblem(
  details: ScheduleDetails,
  { date, start_time, end_time }: ScheduleOverride,
): string | null {
  const { start_date, end_date, overrides, exceptions } = details;
  if (start_time === end_time) return `On ${date}, the end time is the same as the start time.`;
  if (date < start_date || (end_date !== null && date > end_date))
    return `${date} is not between the start and the end date.`;
  if (overrides.filter((one) => one.date === date).length > 1) return `${date} has other hours twice.`;
  if (exceptions.includes(date)) return `${date} has other hours and is left out.`;
  return overlapsNext(details, date)
    ? `The hours on ${date} overlap those of the day before or after.`
    : null;
}

const dayMs = 86_400_000;

/** Occurrences run one after another. The order of local times is the same in all time zones. */
function overlapsNext(details: ScheduleDetails, date: string): boolean {
  let end = 0;
  for (const found of occurrences(details, { zone: 'UTC', after: Date.parse(date) - dayMs })) {
    if (found.start === null) continue;
    if (found.start < end) return true;
    if (found.date > date) return false;
    end = found.end;
  }
  return false;
}
