import { z } from 'zod';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import { forEachId } from '../../core/for-each-id.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { openSession } from '../../core/session.ts';

/** Cancels unfinished uploads by id, which frees their space on the station. */
async function cancel(
  context: CommandContext,
  options: GlobalOptions,
  ids: readonly string[],
): Promise<void> {
  const { client } = await openSession(context, options);
  await forEachId(context, options, ids, {
    nouns: 'uploads',
    done: 'cancelled',
    run: (id) => client.uploads.cancel(id),
  });
}

export const cancelUploads = defineCommand({
  argument: z
    .array(z.string())
    .meta({ name: 'ids', description: 'ids that "uploads list --unfinished" shows' }),
  run: cancel,
});
