import { Command } from 'commander';
import { addDefinition } from './core/add-command.ts';
import type { CommandEntry, CommandGroup } from './core/command-entry.ts';

export interface OptionFacts {
  /** As in the help: `-o, --output <path>`. */
  readonly flags: string;
  readonly long: string;
  readonly short: string | undefined;
  readonly description: string;
  readonly takesValue: boolean;
  readonly choices: readonly string[];
  /** Default value; empty for none. */
  readonly initial: string;
}

/** A command as its help and completion describe it. */
export interface CommandFacts {
  /** Such as `episodes`, `list`. */
  readonly words: readonly string[];
  readonly summary: string;
  /** As in the usage: `[ids...]`; empty without an argument. */
  readonly argument: string;
  readonly argumentDescription: string;
  readonly options: readonly OptionFacts[];
}

/** Loads the definitions of all commands. */
export async function readCommandFacts(
  entries: readonly (CommandEntry | CommandGroup)[],
): Promise<CommandFacts[]> {
  const found: Promise<CommandFacts>[] = [];
  for (const entry of entries) {
    if (!('commands' in entry)) found.push(factsOf([entry.name], entry));
    else for (const command of entry.commands) found.push(factsOf([entry.name, command.name], command));
  }
  return Promise.all(found);
}

async function factsOf(
  words: readonly string[],
  { name, summary, load }: CommandEntry,
): Promise<CommandFacts> {
  const command = new Command(name);
  addDefinition(command, await load());
  const [argument] = command.registeredArguments;
  const word = argument ? `${argument.name()}${argument.variadic ? '...' : ''}` : '';
  const options = command.options.map((option) => ({
    flags: option.flags,
    long: option.long ?? '',
    short: option.short,
    description: option.description,
    takesValue: option.required,
    choices: option.argChoices ?? [],
    initial: option.negate || option.defaultValue === undefined ? '' : String(option.defaultValue),
  }));
  return {
    words,
    summary,
    argument: argument ? (argument.required ? `<${word}>` : `[${word}]`) : '',
    argumentDescription: argument?.description ?? '',
    options,
  };
}
