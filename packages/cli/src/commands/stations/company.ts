import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { confirm, yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { printOutcome, printValue } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const nameOption = z.object({
  name: z.string().optional().meta({ value: '<text>', description: 'new name of the company' }),
});

async function nameCompany(context: CommandContext, given: OptionsOf<typeof nameOption>): Promise<void> {
  const { client } = await openSession(context, given);
  const { name } = given;
  if (name === undefined) return printValue(context, given, await client.stations.company());
  printOutcome(context, given, await client.stations.updateCompany({ name }), 'The company is renamed.');
}

async function remove(context: CommandContext, given: OptionsOf<typeof yesOption>): Promise<void> {
  const { client } = await openSession(context, given);
  const question = () =>
    'Delete the stations and users of the demo, with all that was added to those stations?';
  if (!(await confirm(context, given, question))) return;
  printOutcome(context, given, await client.stations.removeDemo(), 'The demo is being removed.');
}

/** Prints the company, or renames it. */
export const company = defineCommand({ options: nameOption, run: nameCompany });
export const removeDemo = defineCommand({ options: yesOption, run: remove });
