import { exitCodes } from './cli-error.ts';
import type { CommandContext } from './command-context.ts';
import { explainError } from './explain-error.ts';
import type { GlobalOptions } from './global-options.ts';

/**
 * Runs a command until it ends or the user presses Ctrl+C. An error becomes a message on standard error and an exit code.
 * @param notFoundHint follows a bare "Not found." of the station
 */
export async function runCommand(
  command: (context: CommandContext) => Promise<void>,
  context: CommandContext,
  options: GlobalOptions,
  notFoundHint = '',
): Promise<number> {
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  process.once('SIGINT', stop);
  try {
    await command({ ...(await filtered(context, options)), signal: interrupt.signal });
    return exitCodes.ok;
  } catch (error) {
    const { reason, code, message: text, requestId } = explainError(error);
    const message =
      reason === 'notFound' && notFoundHint && text.endsWith('Not found.') ? `${text} ${notFoundHint}` : text;
    if (options.json)
      context.terminal.err(`${JSON.stringify({ error: { code, message, request_id: requestId } })}\n`);
    else context.terminal.err(`${message}${requestId ? ` (request ${requestId})` : ''}\n`);
    return interrupt.signal.aborted ? exitCodes.interrupted : exitCodes[reason];
  } finally {
    process.off('SIGINT', stop);
  }
}

/** With `--jq`, standard output passes through the filter. */
async function filtered(context: CommandContext, { jq }: GlobalOptions): Promise<CommandContext> {
  if (jq === undefined) return context;
  const { createJsonFilter } = await import('./json-filter.ts');
  return {
    ...context,
    terminal: { ...context.terminal, out: await createJsonFilter(jq, context.terminal.out) },
  };
}
