import { readFile } from 'node:fs/promises';
import { scheduleInput } from '@postkit/sdk/schema';
import { z } from 'zod';
import { CliError } from '../../core/cli-error.ts';
import type { CommandContext } from '../../core/command-context.ts';

/** Flags that give a schedule's fields. */
export const fieldOptions = z.object({
  file: z.string().optional().meta({ value: '<path>', description: 'YAML or JSON file with fields; - reads standard input' }),
  set: z
    .array(z.string())
    .optional()
    .meta({ value: '<field=value>', description: 'one field, such as start_time=06:30; overrides the file, may be repeated' }),
});
type FieldOptions = z.output<typeof fieldOptions>;

const changes = scheduleInput.partial();

/**
 * Reads the fields of a schedule from a file and from `--set`.
 * @throws CliError that names every wrong field
 */
export async function readChanges(context: CommandContext, options: FieldOptions): Promise<z.output<typeof changes>> {
  const fields = { ...(await fieldsOfFile(context, options.file)), ...fieldsOfFlags(options.set ?? []) };
  if (Object.keys(fields).length === 0) throw new CliError('usage', 'Pass --file, or --set with a field.');
  return checked(z.strictObject(changes.shape), fields);
}

/** Checks that a new schedule has all required fields. */
export function asNewSchedule(fields: z.output<typeof changes>): z.output<typeof scheduleInput> {
  return checked(scheduleInput, fields);
}

function checked<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  const faults = result.error.issues.map((issue) =>
    issue.code === 'unrecognized_keys' ? `${issue.keys.join(', ')}: there is no such field` : `${issue.path.join('.')}: ${issue.message}`,
  );
  throw new CliError('usage', `Check the fields of the schedule.\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
}

async function fieldsOfFile({ terminal }: CommandContext, path: string | undefined): Promise<object> {
  if (path === undefined) return {};
  const text = path === '-' ? await terminal.readInput() : await readText(path);
  const { parse } = await import('yaml');
  try {
    return z.record(z.string(), z.unknown()).parse(parse(text));
  } catch (error) {
    throw new CliError('usage', `${path === '-' ? 'Standard input' : path} is not a YAML or JSON file with fields.`, { cause: error });
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new CliError('usage', `The file ${path} cannot be read.`, { cause: error });
  }
}

/** Values are text, or JSON where a field takes no text. */
function fieldsOfFlags(flags: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    flags.map((flag) => {
      const [, name, value] = /^(\w+)=(.*)$/s.exec(flag) ?? [];
      if (name === undefined || value === undefined)
        throw new CliError('usage', `--set ${flag}: pass a field and a value, such as start_time=06:30.`);
      return [name, valueOf(name, value)];
    }),
  );
}

/** Ids joined by commas and titles such as `7` are text, whatever JSON makes of them. */
function valueOf(name: string, text: string): unknown {
  const field = Object.hasOwn(changes.shape, name) ? changes.shape[name as keyof typeof changes.shape] : undefined;
  if (!field || field.safeParse(text).success) return text;
  try {
    const value: unknown = JSON.parse(text);
    return field.safeParse(value).success ? value : text;
  } catch {
    return text;
  }
}
