import { CliError } from '../../core/cli-error.ts';
import { explainError } from '../../core/explain-error.ts';
import { type CommandContext, type GlobalOptions, openSession } from '../../core/session.ts';

/** Cancels unfinished uploads by their ids, and frees the space that they hold. */
export async function cancelUploads(context: CommandContext, ids: readonly string[], options: GlobalOptions): Promise<void> {
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
