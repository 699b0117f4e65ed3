import { z } from 'zod';
import type { LogRetentionEffect } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { type StationTime, stationTime } from '../../core/station-time.ts';
import { table } from '../../core/table.ts';
import { gigabytes } from './gigabytes.ts';

const options = z.object({
  days: z.coerce
    .number()
    .int()
    .min(1)
    .max(3650)
    .meta({ value: '<n>', description: 'days for which the log is kept, 1 to 3650' }),
  save: z
    .boolean()
    .default(false)
    .meta({ description: 'save it; without this option, only the effect is shown' }),
  deleteAudio: z
    .boolean()
    .default(false)
    .meta({ description: 'delete the audio that the effect shows; it cannot be restored' }),
});

/** Prints the effect of keeping the log for a number of days, and saves it if asked to. */
async function run(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const effect = given.save
    ? await client.settings.setLogDays({ log_days: given.days, confirm: given.deleteAudio })
    : await client.settings.examineLogDays(given.days);
  if (given.json) printJson(context, effect);
  else context.terminal.out(table(['LOG', ''], linesOf(effect, given.save, await stationTime(client))));
}

function linesOf(effect: LogRetentionEffect, isSaved: boolean, time: StationTime): string[][] {
  const { removed, spared, oldest_kept_at: oldest } = effect;
  const then = (at: number | null) => (at === null ? 'not within a year' : time.minute(at));
  return [
    ['Kept for', `${effect.log_days} days${isSaved ? ', saved' : `; now ${effect.current_days} days`}`],
    [isSaved ? 'Deleted' : 'Would delete', `${hours(removed.seconds)}, ${gigabytes(removed.bytes)}`],
    ['Oldest kept', oldest === null ? 'empty log' : time.minute(oldest)],
    [
      'In use',
      `${hours(spared.seconds)}, ${gigabytes(spared.bytes)}: ${spared.episodes} episodes, ${spared.drafts} drafts, ${spared.others} others`,
    ],
    ['Lost runs', String(effect.lost_runs)],
    ['Log size', gigabytes(effect.log_bytes)],
    ['Disk full', `${then(effect.full_at_then)}; now ${then(effect.full_at)}`],
  ];
}

function hours(seconds: number): string {
  return `${(seconds / 3600).toFixed(1)} hours`;
}

/** Shows the effect of keeping the log for a number of days, and saves it. */
export const logDays = defineCommand({ options, run });
