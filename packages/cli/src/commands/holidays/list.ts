import type { Holiday } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({ show: wholeNumber.optional().meta({ value: '<id>', description: 'only holidays of this show' }) });

/** Prints holidays by their days. The station lists them with the schedules of their show. */
async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const schedules = (await client.schedules.list()).filter(({ show_id }) => given.show === undefined || show_id === given.show);
  const byId = new Map<number, Holiday>(schedules.flatMap(({ holidays }) => holidays.map((holiday) => [holiday.id, holiday] as const)));
  const sorted = [...byId.values()].toSorted((one, other) => one.first_day.localeCompare(other.first_day) || one.id - other.id);
  printList(context, given, sorted, {
    head: ['ID', 'SHOW', 'FIRST DAY', 'LAST DAY'],
    row: ({ id, show_id, first_day, last_day }) => [String(id), String(show_id), first_day, last_day],
    none: 'No holidays.',
  });
}

export const listHolidays = defineCommand({ options, run: list });
