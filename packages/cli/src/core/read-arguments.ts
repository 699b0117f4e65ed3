import { z } from 'zod';
import { CliError } from './cli-error.ts';
import { issueText } from './issue-text.ts';
import type { Terminal } from './terminal.ts';

/** In a list of arguments: read more of them from standard input, one a line. */
export const standardInput = '-';

/**
 * Replaces `-` in a list of arguments with the lines of standard input.
 * @throws CliError usage for a wrong line, and for no line
 */
export async function readArguments(
  schema: z.ZodType | undefined,
  given: unknown,
  terminal: Terminal,
): Promise<unknown> {
  const list = schema instanceof z.ZodDefault ? schema.def.innerType : schema;
  if (!(list instanceof z.ZodArray) || !Array.isArray(given) || !given.includes(standardInput)) return given;
  const lines = (await terminal.readInput()).split('\n').map((line) => line.trim());
  const read = lines.filter((line) => line !== '').map((line) => parsed(list.element, line));
  if (read.length === 0) throw new CliError('usage', 'Standard input has no ids.');
  return given.flatMap((argument: unknown) => (argument === standardInput ? read : [argument]));
}

function parsed(schema: z.core.$ZodType, line: string): unknown {
  const result = z.safeParse(schema, line, { error: issueText });
  if (!result.success)
    throw new CliError('usage', `Standard input has "${line}". ${result.error.issues[0]?.message ?? ''}`);
  return result.data;
}
