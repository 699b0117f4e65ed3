import { readCommandFacts } from '../../../packages/cli/src/command-facts.ts';
import { commands } from '../../../packages/cli/src/commands.ts';
import { globalOptions } from '../../../packages/cli/src/core/global-options.ts';
import { renderCommands } from './render-commands.mjs';

/**
 * The page of all commands of the command line, from their definitions.
 * @returns {Promise<string>}
 */
export async function readCommands() {
  return renderCommands(commands, await readCommandFacts(commands), globalOptions);
}
