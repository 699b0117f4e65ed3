import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { idArgument, idsArgument } from '../../core/id-arguments.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

const titleOption = z.object({ title: z.string().meta({ value: '<text>', description: 'new title' }) });

async function rename(
  context: CommandContext,
  given: OptionsOf<typeof titleOption>,
  id: number,
): Promise<void> {
  const { client } = await openSession(context, given);
  const { cart } = await client.audioEvents.get(id);
  printOutcome(
    context,
    given,
    await client.audioEvents.updateCart(cart.id, { title: given.title }),
    `${id} is now ${given.title}.`,
  );
}

async function remove(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly number[],
): Promise<void> {
  const { client } = await openSession(context, given);
  async function run(id: number): Promise<void> {
    const { deleted } = await client.audioEvents.bulkDelete([id]);
    if (!deleted.includes(id)) throw new CliError('notFound', 'There is no such upload in the library.');
  }
  await deleteEach(context, given, ids, {
    noun: 'upload',
    consequence: 'Episodes that use it keep their audio.',
    run,
  });
}

export const renameUpload = defineCommand({
  argument: idArgument('uploads list'),
  options: titleOption,
  run: rename,
});
export const deleteUploads = defineCommand({
  argument: idsArgument('uploads list'),
  options: yesOption,
  run: remove,
});
