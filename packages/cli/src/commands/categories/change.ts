import { z } from 'zod';
import { episodeRules, categoryGroupInput, categoryGroupUpdate, labelColor } from '@postkit/sdk/schema';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { checkFields, fieldOptions, readFields } from '../../core/fields.ts';
import { idArgument, idsArgument } from '../../core/id-arguments.ts';
import { printCreated, printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const options = fieldOptions.extend({
  name: z.string().optional().meta({ value: '<text>', description: 'name of the group' }),
  color: labelColor.optional().meta({ value: '<color>', description: 'color of its label' }),
  inEpisodes: z
    .enum(episodeRules)
    .optional()
    .meta({ value: '<rule>', description: 'its audio in published episodes' }),
  category: z
    .array(z.string())
    .optional()
    .meta({ value: '<name>', description: 'category in the group; repeat for more' }),
});
type Options = OptionsOf<typeof options>;

function flagsOf({ name, color, category, inEpisodes }: Options) {
  return { name, color, in_episodes: inEpisodes, categories: category?.map((each) => ({ name: each })) };
}

async function create(context: CommandContext, given: Options): Promise<void> {
  const fields = await readFields(context, given, categoryGroupInput, flagsOf(given));
  checkFields(categoryGroupInput.pick({ name: true }), fields);
  const { client } = await openSession(context, given);
  printCreated(
    context,
    given,
    await client.categories.create(categoryGroupInput.parse(fields)),
    'Category group',
  );
}

async function edit(context: CommandContext, given: Options, id: number): Promise<void> {
  const changes = await readFields(context, given, categoryGroupUpdate, flagsOf(given));
  const { client } = await openSession(context, given);
  printOutcome(
    context,
    given,
    await client.categories.update(id, changes),
    `Category group ${id} is changed.`,
  );
}

async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  const consequence = 'Its categories are in no group then.';
  await deleteEach(context, given, ids, {
    noun: 'category group',
    consequence,
    run: (id) => client.categories.delete(id),
  });
}

const groups = 'categories list';
export const createGroup = defineCommand({ options, run: create });
export const editGroup = defineCommand({ argument: idArgument(groups), options, run: edit });
export const deleteGroups = defineCommand({ argument: idsArgument(groups), options: yesOption, run: remove });
