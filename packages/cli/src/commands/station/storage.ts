import type { StorageReport } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { type StationTime, stationTime } from '../../core/station-time.ts';
import { table } from '../../core/table.ts';
import { gigabytes } from './gigabytes.ts';

async function show(context: CommandContext, given: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, given);
  const report = await client.settings.storage();
  if (given.json) printJson(context, report);
  else context.terminal.out(table(['SPACE', ''], linesOf(report, await stationTime(client))));
}

function linesOf(
  { disk, kinds, quota_bytes: quota, growth, full_at: fullAt, retention, backup }: StorageReport,
  time: StationTime,
): string[][] {
  return [
    ['Disk', `${gigabytes(disk.free_bytes)} of ${gigabytes(disk.total_bytes)} free`],
    ...Object.entries(kinds).map(([kind, bytes]) => [kind.replaceAll('_', ' '), gigabytes(bytes)]),
    ...(quota === null ? [] : [['Quota', gigabytes(quota)]]),
    [
      'Growth',
      growth.days === 0
        ? 'not measured yet'
        : `${gigabytes(growth.bytes_per_day)} a day, measured over ${growth.days} days`,
    ],
    ['Disk full', fullAt === null ? 'not within a year' : time.minute(fullAt)],
    [
      'Log',
      `kept for ${retention.log_days} days; ${gigabytes(retention.next_week_bytes)} reach this age in 7 days`,
    ],
    [
      'Backup',
      backup.newest_at === null ? backup.state : `${backup.state}, newest ${time.minute(backup.newest_at)}`,
    ],
  ];
}

/** Prints the space of the station and when the disk is full. */
export const showStorage = defineCommand({ run: show });
