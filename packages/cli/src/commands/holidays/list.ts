import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { printList } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = z.object({
  show: wholeNumber.optional().meta({ value: '<id>', description: 'only holidays of this show' }),
});

/** Prints holidays by their days. */
async function list(context: CommandContext, given: OptionsOf<typeof options>): Promise<void> {
  const { client } = await openSession(context, given);
  const holidays = (await client.schedules.holidays()).filter(
    ({ show_id }) => given.show === undefined || show_id === given.show,
  );
  printList(context, given, holidays, {
    head: ['ID', 'SHOW', 'FIRST DAY', 'LAST DAY'],
    row: ({ id, show_id, first_day, last_day }) => [String(id), String(show_id), first_day, last_day],
    none: 'No holidays.',
  });
}

export const listHolidays = defineCommand({ options, run: list });
