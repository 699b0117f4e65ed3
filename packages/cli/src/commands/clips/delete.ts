import type { CommandContext } from '../../core/command-context.ts';
import { yesOption } from '../../core/confirm.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { deleteEach } from '../../core/delete-each.ts';
import { openSession } from '../../core/session.ts';
import { clipsArgument } from './clip-guid.ts';

async function run(
  context: CommandContext,
  given: OptionsOf<typeof yesOption>,
  ids: readonly string[],
): Promise<void> {
  const { client } = await openSession(context, given);
  await deleteEach(context, given, ids, {
    noun: 'clip',
    consequence: 'Its video is deleted. The episode stays.',
    run: (id) => client.shareClips.delete(id),
  });
}

export const deleteClips = defineCommand({ argument: clipsArgument, options: yesOption, run });
