import type { CommandContext } from './command-context.ts';

/** The name of a file that means standard output. */
export const standardOutput = '-';

/** Writes the body of a response to standard output, no faster than its reader reads. */
export async function writeOutput(
  { terminal }: CommandContext,
  { body }: Pick<Response, 'body'>,
): Promise<void> {
  for await (const chunk of body ?? []) await terminal.write(chunk);
}
