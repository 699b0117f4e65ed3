import { Argument, type Command, InvalidArgumentError, Option } from 'commander';
import { z } from 'zod';
import type { CommandDefinition } from './define-command.ts';
import { issueText } from './issue-text.ts';
import { standardInput } from './read-arguments.ts';

/** Adds the argument and the options of a definition to its command of the parser. */
export function addDefinition(command: Command, { argument, options }: CommandDefinition): void {
  if (argument) command.addArgument(argumentOf(argument));
  for (const [key, field] of Object.entries(options?.shape ?? {})) command.addOption(optionOf(key, field));
}
function argumentOf(schema: z.ZodType): Argument {
  const { name = '', description } = notesOf(schema);
  const { inner, initial, isOptional } = unwrapped(schema);
  const word = `${name}${inner instanceof z.ZodArray ? '...' : ''}`;
  const argument = new Argument(isOptional ? `[${word}]` : `<${word}>`, description).argParser(
    parserOf(inner),
  );
  return initial === undefined || inner instanceof z.ZodArray ? argument : argument.default(initial);
}

const notes = z.object({
  description: z.string().optional(),
  name: z.string().optional(),
  value: z.string().optional(),
  short: z.string().optional(),
});

function notesOf(schema: z.core.$ZodType): z.output<typeof notes> {
  return notes.parse((schema instanceof z.ZodType && schema.meta()) || {});
}

function optionOf(key: string, schema: z.core.$ZodType): Option {
  const { inner, initial, isOptional } = unwrapped(schema);
  const { value, short, description } = notesOf(schema);
  const word = key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const long = initial === true ? `--no-${word}` : `--${word}`;
  const flags = [short, long].filter(Boolean).join(', ');
  const option = new Option(value ? `${flags} ${value}` : flags, description);
  if (initial !== undefined) option.default(initial);
  if (!isOptional) option.makeOptionMandatory();
  if (!value) return option;
  return inner instanceof z.ZodEnum
    ? option.choices(inner.options.map(String))
    : option.argParser(parserOf(inner));
}

interface Unwrapped {
  inner: z.core.$ZodType;
  initial?: unknown;
  isOptional: boolean;
}

function unwrapped(schema: z.core.$ZodType): Unwrapped {
  if (schema instanceof z.ZodOptional) return { inner: schema.def.innerType, isOptional: true };
  if (schema instanceof z.ZodDefault)
    return { inner: schema.def.innerType, initial: schema.def.defaultValue, isOptional: true };
  return { inner: schema, isOptional: false };
}

/** Commander calls the parser for each value; an array schema collects them. `readArguments` replaces `-` later. */
function parserOf(schema: z.core.$ZodType): (text: string, before: unknown) => unknown {
  if (!(schema instanceof z.ZodArray)) return (text) => parsed(schema, text);
  const { element } = schema;
  return (text, before) => [
    ...(Array.isArray(before) ? before : []),
    text === standardInput ? text : parsed(element, text),
  ];
}

function parsed(schema: z.core.$ZodType, text: string): unknown {
  const result = z.safeParse(schema, text, { error: issueText });
  if (!result.success) throw new InvalidArgumentError(result.error.issues[0]?.message ?? '');
  return result.data;
}
