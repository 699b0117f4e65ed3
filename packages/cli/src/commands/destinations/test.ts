import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand } from '../../core/define-command.ts';
import type { GlobalOptions } from '../../core/global-options.ts';
import { printOutcome } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { destinationId } from './destination-id.ts';

/** Prints whether the platform of a destination accepts the station's access. @throws CliError failure if it does not */
async function test(context: CommandContext, given: GlobalOptions, id: number): Promise<void> {
  const { client } = await openSession(context, given);
  const result = await client.connections.test(id);
  if (!result.success) throw new CliError('failure', result.message);
  printOutcome(context, given, result, result.message);
}

export const testDestination = defineCommand({ argument: destinationId, run: test });
