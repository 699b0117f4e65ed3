import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, positiveNumber } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printList, printValue } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { stationTime } from '../../core/station-time.ts';
import { programmeId } from './programme-id.ts';

async function list(context: CommandContext, given: GlobalOptions): Promise<void> {
  const { client } = await openSession(context, given);
  printList(context, given, await client.programmes.list(), {
    head: ['ID', 'DAYS', 'FROM', 'TO', 'SOURCE', 'SHOW', 'NAME'],
    row: ({ id, hours, source_id, show, name }) => [
      String(id),
      hours?.day_of_week ?? '',
      hours?.start_time ?? '',
      hours?.end_time ?? '',
      source_id === null ? '' : String(source_id),
      show ? String(show.id) : '',
      name,
    ],
    none: 'No programmes.',
  });
}

const dayMs = 86_400_000;
const mostDays = 28;
const weekOptions = z.object({
  days: positiveNumber
    .pipe(z.number().max(mostDays))
    .optional()
    .meta({ value: '<number>', description: `days from now, at most ${mostDays}; 7 by default` }),
});

async function week(context: CommandContext, given: OptionsOf<typeof weekOptions>): Promise<void> {
  const { client } = await openSession(context, given);
  const [time, from_ms] = [await stationTime(client), Date.now()];
  const airings = await client.programmes.airings({ from_ms, until_ms: from_ms + (given.days ?? 7) * dayMs });
  printList(context, given, airings, {
    head: ['START', 'END', 'PROGRAMME', 'NAME'],
    row: ({ start_ms, end_ms, programme_id, name }) => [
      time.minute(start_ms / 1000),
      time.minute(end_ms / 1000),
      String(programme_id),
      name,
    ],
    none: 'No airings.',
  });
}

async function schedule(context: CommandContext, given: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const found = await client.programmes.schedule(id);
  printValue(context, given, found.schedule);
  if (found.schedule.show_id === undefined)
    context.terminal.err(
      `No show has the name “${found.show_title}”. Create one, and add its id as show_id.\n`,
    );
}

export const listProgrammes = defineCommand({ run: list });
/** Prints the airings in the time of the station. */
export const listAirings = defineCommand({ options: weekOptions, run: week });
/** Prints fields that `postkit schedules create --file -` takes. */
export const showSchedule = defineCommand({ argument: programmeId, run: schedule });
