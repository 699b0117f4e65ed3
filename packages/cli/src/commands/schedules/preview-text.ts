import type { SchedulePreview } from '@postkit/sdk/schema';
import type { GlobalOptions } from '../../core/global-options.ts';
import { table } from '../../core/table.ts';

const reasons: Record<SchedulePreview['next'][number]['reasons'][number], string> = {
  clock_change: 'the clocks change',
  override: 'other hours on this date',
  holiday: 'holiday',
  alternate_week: 'not in this week',
  exception: 'left out',
};

const utc = (seconds: number | null) => (seconds === null ? '–' : new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' '));

/** The next runs of a schedule and its dry run, as JSON or as a table in UTC. */
export function previewText(preview: SchedulePreview, { json }: GlobalOptions): string {
  if (json) return `${JSON.stringify(preview)}\n`;
  const rows = preview.next.map(({ date, start, end, reasons: why }) => [
    date,
    utc(start),
    utc(end),
    why.map((one) => reasons[one]).join(', '),
  ]);
  const dry = preview.dry_run;
  if (!dry) return table(['DATE', 'START (UTC)', 'END (UTC)', 'WHY'], rows);
  const audio = `${dry.events} events, ${Math.round(dry.seconds / 60)} minutes`;
  const missing = dry.missing_seconds > 0 ? `, ${Math.ceil(dry.missing_seconds / 60)} minutes missing` : '';
  const result = `${dry.date}: ${dry.outcome}${dry.reason ? ` (${dry.reason})` : ''}, ${audio}${missing}: ${dry.title}\n`;
  return `${table(['DATE', 'START (UTC)', 'END (UTC)', 'WHY'], rows)}\n${result}`;
}
