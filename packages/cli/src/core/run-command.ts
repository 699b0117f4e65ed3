import { exitCodes } from './cli-error.ts';
import { explainError } from './explain-error.ts';
import { type CommandContext, defaultContext, type GlobalOptions } from './session.ts';

/** Runs a command for this process: its errors become a message on standard error and an exit code. */
export async function runCommand(command: (context: CommandContext) => Promise<void>, options: GlobalOptions): Promise<void> {
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort());
  const context = { ...defaultContext(), signal: interrupt.signal };
  try {
    await command(context);
  } catch (error) {
    const explained = explainError(error);
    const { reason, code, message, requestId } = explained;
    if (options.json) context.terminal.err(`${JSON.stringify({ error: { code, message, request_id: requestId } })}\n`);
    else context.terminal.err(`${message}${requestId ? ` (request ${requestId})` : ''}\n`);
    process.exitCode = interrupt.signal.aborted ? exitCodes.interrupted : exitCodes[reason];
  }
}
