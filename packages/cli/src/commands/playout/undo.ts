import { z } from 'zod';
import type { PostKitClient } from '@postkit/sdk';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { calendarDate, defineCommand, type OptionsOf, positiveNumber } from '../../core/define-command.ts';
import { printJson } from '../../core/print.ts';
import { readMoment } from '../../core/read-moment.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';

const options = z.object({
  date: calendarDate.optional().meta({
    value: '<date>',
    description: 'undo the last correction that concerns this day, in place of an id',
  }),
});

const day = 86_400;

async function undo(
  context: CommandContext,
  given: OptionsOf<typeof options>,
  id: number | undefined,
): Promise<void> {
  const { client } = await openSession(context, given);
  const { correction, kept } = await client.playout.undoCorrection(id ?? (await lastOf(client, given.date)));
  if (given.json) return printJson(context, { correction, kept });
  const lines = kept.map(({ event_id, title }) => `stays because it is used: ${event_id}  ${title}\n`);
  context.terminal.out(`Undone: correction ${correction.id} ${correction.name}\n${lines.join('')}`);
}

async function lastOf(client: PostKitClient, date: string | undefined): Promise<number> {
  if (date === undefined) throw new CliError('usage', 'Give the id of a correction, or --date.');
  const start = readMoment(`${date} 00:00`, (await stationTime(client)).zone);
  const corrections = await client.playout.corrections({ start, end: start + day });
  const last = corrections.find(({ can_undo }) => can_undo);
  if (!last) throw new CliError('usage', `No correction of ${date} can be undone.`);
  return last.id;
}

/** Puts the log back as it was before a correction. */
export const undoCorrection = defineCommand({
  argument: positiveNumber.optional().meta({ name: 'id', description: 'id of the correction' }),
  options,
  run: undo,
});
