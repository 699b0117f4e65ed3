import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { calendarDate, defineCommand, type OptionsOf, wholeNumber } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { idArgument, idsArgument } from '../../core/id-arguments.ts';
import { printCreated, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const show = wholeNumber.meta({ value: '<id>', description: 'show whose schedules do not run' });
const from = calendarDate.meta({ value: '<date>', description: 'first day, such as 2026-12-24' });
const to = calendarDate.optional().meta({ value: '<date>', description: 'last day (default: the first)' });
const newOptions = z.object({ show, from, to });
const options = z.object({
  show: show.optional().meta({ value: '<id>', description: 'show whose schedules do not run' }),
  from: from.optional().meta({ value: '<date>', description: 'first day, such as 2026-12-24' }),
  to: calendarDate.optional().meta({ value: '<date>', description: 'last day' }),
});

async function create(context: CommandContext, given: OptionsOf<typeof newOptions>): Promise<void> {
  const { client } = await openSession(context, given);
  const days = { show_id: given.show, first_day: given.from, last_day: given.to ?? given.from };
  printCreated(context, given, await client.schedules.createHoliday(days), 'Holiday');
}

async function edit(context: CommandContext, given: OptionsOf<typeof options>, id: number): Promise<void> {
  const { show: show_id, from: first_day, to: last_day } = given;
  if (show_id === undefined && first_day === undefined && last_day === undefined)
    throw new CliError('usage', 'Pass --show, --from or --to.');
  const { client } = await openSession(context, given);
  const changed = await client.schedules.updateHoliday(id, {
    ...(show_id === undefined ? {} : { show_id }),
    ...(first_day === undefined ? {} : { first_day }),
    ...(last_day === undefined ? {} : { last_day }),
  });
  printOutcome(context, given, changed, `Holiday ${id} is changed.`);
}

async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  const consequence = 'The schedules of its show run again on these days.';
  await deleteEach(context, given, ids, {
    noun: 'holiday',
    consequence,
    run: (id) => client.schedules.deleteHoliday(id),
  });
}

export const createHoliday = defineCommand({ options: newOptions, run: create });
export const editHoliday = defineCommand({ argument: idArgument('holidays list'), options, run: edit });
export const deleteHolidays = defineCommand({
  argument: idsArgument('holidays list'),
  options: yesOption,
  run: remove,
});
