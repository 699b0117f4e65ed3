import { z } from 'zod';
import type { CommandContext } from './command-context.ts';
import type { GlobalOptions } from './global-options.ts';

/** The parsed options of a command: its own and the global ones. */
export type OptionsOf<Schema extends z.ZodObject> = z.output<Schema> & GlobalOptions;

/**
 * A command: its options, argument and code. The keys of `options` are the flags in camel case, and `run` takes what the
 * schemas parse. Their `meta` holds the `description` for the help, the `value` placeholder of an option that takes a
 * value, its `short` flag, and the `name` of an argument. A boolean that defaults to true becomes `--no-…`.
 */
export interface CommandDefinition<
  Options extends z.ZodObject = z.ZodObject,
  Argument extends z.ZodType = z.ZodType,
> {
  readonly argument?: Argument;
  readonly options?: Options;
  run(context: CommandContext, options: OptionsOf<Options>, argument: z.output<Argument>): Promise<void>;
}

/** Declares a command and checks `run` against the types of its options and argument. */
export function defineCommand<
  Options extends z.ZodObject = z.ZodObject<{}>,
  Argument extends z.ZodType = z.ZodUndefined,
>(definition: CommandDefinition<Options, Argument>): CommandDefinition<Options, Argument> {
  return definition;
}

export const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'This must be a whole number.')
  .transform(Number);

/** A whole number of at least 1. */
export const positiveNumber = wholeNumber.refine((number) => number >= 1, 'This must be at least 1.');

export const calendarDate = z.iso.date('This must be a date such as 2026-11-03.');
