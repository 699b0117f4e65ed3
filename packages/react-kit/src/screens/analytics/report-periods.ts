import type { AnalyticsRow, Granularity } from '@postkit/sdk/schema';

/** Figures of a period, for the chart. */
export interface ReportPeriod {
  /** Its first UTC day, in unix seconds. */
  start: number;
  downloads: number;
  reach: number;
}

const day = 86_400;

/** Every day, week or year between two moments (unix seconds) in order, including those without downloads. */
export function reportPeriods(
  rows: readonly AnalyticsRow[],
  first: number,
  last: number,
  granularity: Granularity,
): ReportPeriod[] {
  const rowByStart = new Map(rows.map((row) => [row.start_time, row]));
  const periods: ReportPeriod[] = [];
  for (let start = periodStart(first, granularity); start <= last; start = nextPeriod(start, granularity)) {
    const row = rowByStart.get(start);
    periods.push({ start, downloads: row?.downloads ?? 0, reach: row?.unique_reach ?? 0 });
  }
  return periods;
}

/** The chosen days that a day, week or year belongs to; `start` in unix seconds. */
export function periodDays(
  start: number,
  granularity: Granularity,
  chosen: { start_date: string; end_date: string },
) {
  const [first, last] = [dateOf(start), dateOf(nextPeriod(start, granularity) - day)];
  return {
    start_date: first < chosen.start_date ? chosen.start_date : first,
    end_date: last > chosen.end_date ? chosen.end_date : last,
  };
}

function dateOf(seconds: number): string {
  return new Date(seconds * 1000).toISOString().slice(0, 10);
}

/** Weeks start on Monday. */
function periodStart(seconds: number, granularity: Granularity): number {
  const days = Math.floor(seconds / day);
  if (granularity === 'day') return days * day;
  // 1 January 1970 was a Thursday.
  if (granularity === 'week') return (days - ((days + 3) % 7)) * day;
  return Date.UTC(new Date(seconds * 1000).getUTCFullYear(), 0, 1) / 1000;
}

function nextPeriod(start: number, granularity: Granularity): number {
  if (granularity === 'day') return start + day;
  if (granularity === 'week') return start + 7 * day;
  return Date.UTC(new Date(start * 1000).getUTCFullYear() + 1, 0, 1) / 1000;
}
