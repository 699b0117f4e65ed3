import type { Occurrence, OccurrenceReason, OmittedDate } from '@postkit/sdk/schema';

/** A run, or a row of dates in which the schedule does not run for one reason. */
export interface UpcomingRow {
  date: string;
  /** The last of several dates without a run; the same as `date` for one. */
  lastDate: string;
  /** Unix milliseconds; null if the schedule does not run. */
  hours: { start: number; end: number } | null;
  reasons: readonly OccurrenceReason[];
}

/** Joins dates one after another on which the schedule does not run for the same reason, such as a week or a holiday. */
export function upcomingRows(dates: readonly (Occurrence | OmittedDate)[]): UpcomingRow[] {
  const rows: UpcomingRow[] = [];
  for (const { date, start, end, reasons } of dates) {
    const last = rows.at(-1);
    if (start === null && last?.hours === null && last.reasons[0] === reasons[0]) last.lastDate = date;
    else rows.push({ date, lastDate: date, hours: start === null ? null : { start, end }, reasons });
  }
  return rows;
}
