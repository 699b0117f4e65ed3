import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { playoutForm } from '@postkit/sdk/schema';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';
import { defineCommand, type OptionsOf } from '../../core/define-command.ts';
import { readDocument } from '../../core/fields.ts';
import { printJson } from '../../core/print.ts';
import { openSession } from '../../core/session.ts';
import { readingLines } from './reading-lines.ts';

const options = z.object({
  system: z.string().optional().meta({ value: '<id>', description: 'id that "playout systems" shows' }),
  form: z
    .string()
    .optional()
    .meta({ value: '<path>', description: 'YAML or JSON file with the form of a system that has no reader' }),
  query: z
    .string()
    .optional()
    .meta({ value: '<text>', description: 'query of the request that brought the message' }),
  contentType: z
    .string()
    .optional()
    .meta({ value: '<type>', description: 'content type of the request that brought the message' }),
  arrived: z.iso
    .datetime({ offset: true })
    .optional()
    .meta({ value: '<time>', description: 'ISO 8601 with a zone, when the message arrived; now by default' }),
});
type ReadOptions = OptionsOf<typeof options>;

/** A file without bytes still has a query. */
const nothing = ' ';

async function read(context: CommandContext, given: ReadOptions, path: string | undefined): Promise<void> {
  const { client } = await openSession(context, given);
  const reading = await client.playout.read({
    system: given.system,
    form: await formOf(context, given.form),
    ...(await sampleOf(context, path)),
    query: given.query,
    content_type: given.contentType,
    arrived_at_ms: given.arrived === undefined ? undefined : Date.parse(given.arrived),
  });
  if (given.json) printJson(context, reading);
  else context.terminal.out(`${readingLines(reading).join('\n')}\n`);
}

async function formOf(context: CommandContext, path: string | undefined) {
  if (path === undefined) return undefined;
  const form = playoutForm.safeParse(await readDocument(context, path));
  if (!form.success) throw new CliError('usage', `${path}: ${z.prettifyError(form.error)}`);
  return form.data;
}

async function sampleOf({ terminal }: CommandContext, path: string | undefined) {
  if (path === undefined) return { sample: nothing };
  if (path === '-') return { sample: (await terminal.readInput()) || nothing };
  try {
    return { sample: (await readFile(path)).toString('base64') || nothing, is_base64: true };
  } catch (error) {
    throw new CliError('usage', `The file ${path} cannot be read.`, { cause: error });
  }
}

const file = z
  .string()
  .optional()
  .meta({ name: 'file', description: 'file with the message; - reads standard input' });
export const readMessage = defineCommand({ argument: file, options, run: read });
