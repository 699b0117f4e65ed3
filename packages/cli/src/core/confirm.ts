import { z } from 'zod';
import { CliError } from './cli-error.ts';
import type { CommandContext } from './command-context.ts';

/** The option of every command that deletes. */
export const yesOption = z.object({ yes: z.boolean().optional().meta({ description: 'do not ask' }) });

/**
 * Asks for confirmation in a terminal. Elsewhere `--yes` must be passed. Prints that nothing changed if the user declines.
 * @param question loaded only if it is asked
 * @throws CliError usage without a terminal
 */
export async function confirm(
  { terminal }: CommandContext,
  { yes }: z.output<typeof yesOption>,
  question: () => string | Promise<string>,
): Promise<boolean> {
  if (yes) return true;
  if (!terminal.interactive)
    throw new CliError('usage', 'Pass --yes, because this terminal cannot answer a question.');
  const reply = await terminal.ask(`${await question()} [y/N] `);
  if (/^y(es)?$/i.test(reply.trim())) return true;
  terminal.err('Nothing was changed.\n');
  return false;
}
