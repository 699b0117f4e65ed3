import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { forEachId } from '../../core/for-each-id.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idArgument, idsArgument } from '../../core/id-arguments.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const tags = 'tags list';
const nameOption = z.object({ name: z.string().meta({ value: '<text>', description: 'new name' }) });

async function create(
  context: CommandContext,
  options: GlobalOptions,
  names: readonly string[],
): Promise<void> {
  const { client } = await openSession(context, options);
  await forEachId(context, options, names, {
    nouns: 'tags',
    done: 'created',
    run: (name) => client.tags.create(name),
  });
}

async function rename(
  context: CommandContext,
  given: OptionsOf<typeof nameOption>,
  id: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  printOutcome(context, given, await client.tags.rename(id, given.name), `Tag ${id} is now ${given.name}.`);
}

async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  const consequence = 'Shows and episodes lose it.';
  await deleteEach(context, given, ids, { noun: 'tag', consequence, run: (id) => client.tags.delete(id) });
}

const names = z
  .array(z.string())
  .meta({ name: 'names', description: 'names of the tags; - reads them from standard input' });
export const createTags = defineCommand({ argument: names, run: create });
export const renameTag = defineCommand({ argument: idArgument(tags), options: nameOption, run: rename });
export const deleteTags = defineCommand({ argument: idsArgument(tags), options: yesOption, run: remove });
