import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { idArgument } from '../../core/id-arguments.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';

async function dismiss(context: CommandContext, given: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  await client.playout.dismissCorrection(id);
  printOutcome(context, given, { id }, `Correction ${id} is dismissed. The log stays as it is.`);
}

/** Drops a proposed correction. */
export const dismissCorrection = defineCommand({ argument: idArgument('playout corrections'), run: dismiss });
