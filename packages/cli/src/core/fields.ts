import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { CliError } from './cli-error.ts';
import type { CommandContext } from './command-context.ts';
import { issueText } from './issue-text.ts';

/** Flags that give the fields of a resource. */
export const fieldOptions = z.object({
  file: z
    .string()
    .optional()
    .meta({ value: '<path>', description: 'YAML or JSON file with fields; - reads standard input' }),
  set: z.array(z.string()).optional().meta({
    value: '<field=value>',
    description: 'one field, as text or JSON; overrides the file, may be repeated. See the SDK for the names',
  }),
});
type FieldOptions = z.output<typeof fieldOptions>;

/**
 * Reads some fields of a resource from a file, from `--set`, and from flags of their own, which override the others.
 * @throws CliError usage that names every wrong field, and without any field
 */
export async function readFields<Schema extends z.ZodObject>(
  context: CommandContext,
  options: FieldOptions,
  schema: Schema,
  flags: Readonly<Record<string, unknown>> = {},
): Promise<Partial<z.output<Schema>>> {
  const fields = await readUncheckedFields(context, options, schema, flags);
  return checkFields(z.strictObject(schema.shape).partial(), fields) as Partial<z.output<Schema>>;
}

/**
 * Reads fields as `readFields` does, and leaves their check to the caller.
 * @throws CliError usage without any field
 */
export async function readUncheckedFields(
  context: CommandContext,
  options: FieldOptions,
  { shape }: z.ZodObject,
  flags: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  const own = Object.entries(flags).filter(([, value]) => value !== undefined);
  const fields = {
    ...(await fieldsOfFile(context, options.file)),
    ...fieldsOfFlags(shape, options.set ?? []),
    ...Object.fromEntries(own),
  };
  if (Object.keys(fields).length === 0)
    throw new CliError('usage', 'Pass --file, --set, or another option with a field.');
  return fields;
}

/**
 * Checks fields against a schema, whose codecs get their decoded values.
 * @throws CliError usage that names every wrong field
 */
export function checkFields<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const faults = faultsOf(schema, fields);
  if (faults.length > 0) throw wrongFields(faults);
  return fields as z.output<Schema>;
}

/** A wrong field: its name or path, and a sentence for the user. */
export interface Fault {
  readonly field: string;
  readonly text: string;
}

/** All faults of fields by their schema, whose codecs get their decoded values. */
export function faultsOf(schema: z.ZodType, fields: unknown): Fault[] {
  const { error } = schema.safeEncode(fields, { error: issueText });
  return (error?.issues ?? []).flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((field) => ({ field, text: 'there is no such field' }))
      : [{ field: issue.path.join('.'), text: issue.message }],
  );
}

/** The error that names every fault. */
export function wrongFields(faults: readonly Fault[]): CliError {
  return new CliError(
    'usage',
    `Check these fields.\n${faults.map(({ field, text }) => `  ${field}: ${text}`).join('\n')}`,
  );
}

async function fieldsOfFile(context: CommandContext, path: string | undefined): Promise<object> {
  if (path === undefined) return {};
  const fields = z.record(z.string(), z.unknown()).safeParse(await readDocument(context, path));
  if (!fields.success) throw new CliError('usage', `${nameOf(path)} has no fields.`);
  return fields.data;
}

const nameOf = (path: string) => (path === '-' ? 'Standard input' : path);

/**
 * Reads a YAML or JSON file; `-` is standard input.
 * @throws CliError usage if it cannot be read or parsed
 */
export async function readDocument({ terminal }: CommandContext, path: string): Promise<unknown> {
  const text = path === '-' ? await terminal.readInput() : await readText(path);
  const { parse } = await import('yaml');
  try {
    return parse(text);
  } catch (error) {
    throw new CliError('usage', `${nameOf(path)} is not YAML or JSON.`, { cause: error });
  }
}

async function readText(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    throw new CliError('usage', `The file ${path} cannot be read.`, { cause: error });
  }
}

type Shape = z.ZodObject['shape'];

/** Values are text, or JSON where a field takes no text. */
function fieldsOfFlags(shape: Shape, flags: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    flags.map((flag) => {
      const [, name, value] = /^(\w+)=(.*)$/s.exec(flag) ?? [];
      if (name === undefined || value === undefined)
        throw new CliError('usage', `--set ${flag}: pass a field and a value, such as title=Breakfast.`);
      return [name, valueOf(shape, name, value)];
    }),
  );
}

/** Ids joined by commas and titles such as `7` are text, whatever JSON makes of them. */
function valueOf(shape: Shape, name: string, text: string): unknown {
  const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
  if (!field || z.safeEncode(field, text).success) return text;
  try {
    const value: unknown = JSON.parse(text);
    return z.safeEncode(field, value).success ? value : text;
  } catch {
    return text;
  }
}
