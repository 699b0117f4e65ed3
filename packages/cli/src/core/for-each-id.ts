import { CliError } from './cli-error.ts';
import type { CommandContext } from './command-context.ts';
import { explainError } from './explain-error.ts';
import type { GlobalOptions } from './global-options.ts';
import { printJson } from './print.ts';

interface Work<Id> {
  /** Plural, as in `3 of 5 episodes could not be deleted`. */
  readonly nouns: string;
  /** As in `12 is deleted`. */
  readonly done: string;
  run(id: Id): Promise<unknown>;
}

/**
 * Changes resources one after another and reports each. A failure does not stop the others.
 * @throws CliError the failure if every id failed, else partlyDone
 */
export async function forEachId<Id extends number | string>(
  context: CommandContext,
  { json }: GlobalOptions,
  given: readonly Id[],
  { nouns, done, run }: Work<Id>,
): Promise<void> {
  const ids = [...new Set(given)];
  const outcomes: { id: Id; error?: ReturnType<typeof explainError> }[] = [];
  for (const id of ids) {
    try {
      await run(id);
      outcomes.push({ id });
      if (!json) context.terminal.err(`${id} is ${done}.\n`);
    } catch (error) {
      const explained = explainError(error);
      outcomes.push({ id, error: explained });
      if (explained.reason === 'interrupted') break;
      if (ids.length > 1 && !json) context.terminal.err(`${id}: ${explained.message}\n`);
    }
  }
  if (json) printJson(context, outcomes);
  const failed = outcomes.flatMap(({ error }) => error ?? []);
  const last = failed.at(-1);
  if (!last) return;
  if (last.reason === 'interrupted' || failed.length === ids.length)
    throw new CliError(last.reason, last.message);
  throw new CliError('partlyDone', `${failed.length} of ${ids.length} ${nouns} could not be ${done}.`);
}
