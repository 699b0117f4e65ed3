import { z } from 'zod';
import type { CommandContext } from './command-context.ts';

/** Options of every command. A flag overrides `POSTKIT_*`, which overrides the profile. */
export const globalOptions = z.object({
  url: z.string().optional().meta({ value: '<address>', description: 'address of the station server' }),
  station: z.string().optional().meta({ value: '<slug>', description: 'station to work in' }),
  profile: z.string().optional().meta({ value: '<name>', description: 'stored sign-in to use' }),
  json: z.boolean().optional().meta({ description: 'write JSON to standard output' }),
});
export type GlobalOptions = z.output<typeof globalOptions>;

/** The parsed options of a command: its own and the global ones. */
export type OptionsOf<Schema extends z.ZodObject> = z.output<Schema> & GlobalOptions;

/**
 * A command: its name, help and code. The keys of `options` are the flags in camel case, and `run` takes what the
 * schemas parse. Their `meta` holds the `description` for the help, the `value` placeholder of an option that takes a
 * value, its `short` flag, and the `name` of an argument. A boolean that defaults to true becomes `--no-…`.
 */
export interface CommandDefinition<Options extends z.ZodObject = z.ZodObject, Argument extends z.ZodType = z.ZodType> {
  readonly name: string;
  readonly summary: string;
  /** Whether it runs when the group is called without a command. */
  readonly isDefault?: boolean;
  readonly argument?: Argument;
  readonly options?: Options;
  run(context: CommandContext, options: OptionsOf<Options>, argument: z.output<Argument>): Promise<void>;
}

/** Commands under a common word, as in `postkit episodes list`. */
export interface CommandGroup {
  readonly name: string;
  readonly summary: string;
  readonly commands: readonly CommandDefinition[];
}

/** Declares a command and checks `run` against the types of its options and argument. */
export function defineCommand<Options extends z.ZodObject = z.ZodObject<{}>, Argument extends z.ZodType = z.ZodUndefined>(
  definition: CommandDefinition<Options, Argument>,
): CommandDefinition<Options, Argument> {
  return definition;
}

export const wholeNumber = z
  .string()
  .regex(/^\d{1,15}$/, 'This must be a whole number.')
  .transform(Number);

export const calendarDate = z
  .string()
  .refine((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)), 'This must be a date such as 2026-11-03.');
