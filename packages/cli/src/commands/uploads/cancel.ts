import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import { explainError } from '../../core/explain-error.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { openSession } from '../../core/session.ts';

/** Cancels unfinished uploads by id, which frees their space on the station. */
async function cancel(context: CommandContext, options: GlobalOptions, ids: readonly string[]): Promise<void> {
  const { client } = await openSession(context, options);
  const failed: ReturnType<typeof explainError>[] = [];
  for (const id of ids) {
    try {
      await client.uploads.cancel(id);
      if (!options.json) context.terminal.err(`${id}  cancelled\n`);
    } catch (error) {
      const explained = explainError(error);
      failed.push(explained);
      if (explained.reason === 'interrupted') break;
      if (ids.length > 1 && !options.json) context.terminal.err(`${id}: ${explained.message}\n`);
    }
  }
  const last = failed.at(-1);
  if (!last) return;
  if (last.reason === 'interrupted' || failed.length === ids.length) throw new CliError(last.reason, last.message);
  throw new CliError('partlyDone', `${failed.length} of ${ids.length} uploads could not be cancelled.`);
}

export const cancelUploads = defineCommand({
  argument: z.array(z.string()).meta({ name: 'ids', description: 'ids that "uploads list --unfinished" shows' }),
  run: cancel,
});
