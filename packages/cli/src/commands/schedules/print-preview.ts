import type { PostKitClient } from '@postkit/sdk';
import type { DryRun, SchedulePreview } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { stationTime, type StationTime } from '../../core/station-time.ts';
import { table } from '../../core/table.ts';
import { missingText } from './missing-text.ts';

const reasons: Record<SchedulePreview['next'][number]['reasons'][number], string> = {
  clock_change: 'the clocks change',
  override: 'other hours on this date',
  holiday: 'holiday',
  alternate_week: 'not in this week',
  exception: 'left out',
};

/** Prints the next runs of a schedule and its dry run, as JSON or as a table in station time. */
export async function printPreview(
  { terminal }: CommandContext,
  client: PostKitClient,
  preview: SchedulePreview,
  { json }: GlobalOptions,
) {
  terminal.out(json ? `${JSON.stringify(preview)}\n` : previewText(preview, await stationTime(client)));
}

function previewText({ next, dry_run: dry }: SchedulePreview, time: StationTime): string {
  const at = (seconds: number | null) => (seconds === null ? '–' : time.minute(seconds));
  const rows = next.map(({ date, start, end, reasons: why }) => [
    date,
    at(start),
    at(end),
    why.map((one) => reasons[one]).join(', '),
  ]);
  const dates = `Times of ${time.zone}.\n${table(['DATE', 'START', 'END', 'WHY'], rows)}`;
  return dry ? `${dates}\n${dryRunText(dry, time)}` : dates;
}

function dryRunText(dry: DryRun, time: StationTime): string {
  const audio = `${countOf(dry.events, 'event')}, ${countOf(Math.round(dry.seconds / 60), 'minute')}`;
  const missing = missingText(dry.missing, time);
  const result = `${dry.date}: ${dry.outcome}${dry.reason ? ` (${dry.reason})` : ''}, ${audio}: ${dry.title}\n`;
  return missing ? `${result}Missing: ${missing}\n` : result;
}

function countOf(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
