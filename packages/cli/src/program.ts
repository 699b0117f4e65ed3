import { Command, CommanderError } from 'commander';
import { commands } from './commands.ts';
import { exitCodes } from './core/cli-error.ts';
import type { CommandContext } from './core/command-context.ts';
import type { CommandEntry } from './core/command-entry.ts';
import type { CommandDefinition } from './core/define-command.ts';
import { globalOptions, type GlobalOptions } from './core/global-options.ts';
import { rootHelp } from './help.ts';

/** Runs the command line and resolves to its exit code. */
export async function runProgram(
  version: string,
  args: readonly string[],
  context: CommandContext,
): Promise<number> {
  let exitCode: number = exitCodes.ok;
  const program = baseProgram(version, args, context);

  async function run(definition: CommandDefinition, command: Command, given: unknown): Promise<void> {
    const [{ runCommand }, { readArguments }] = await Promise.all([
      import('./core/run-command.ts'),
      import('./core/read-arguments.ts'),
    ]);
    // The parser is built from the same schemas, so each value has passed its own.
    const options = command.optsWithGlobals<GlobalOptions & Record<string, unknown>>();
    exitCode = await runCommand(
      async (commandContext) => {
        const argument = await readArguments(definition.argument, given, context.terminal);
        await definition.run(
          commandContext,
          { ...options, json: options.json ?? options.jq !== undefined },
          argument,
        );
      },
      context,
      options,
      notFoundHint(definition, options.station ?? context.env.POSTKIT_STATION),
    );
  }

  for (const entry of commands) {
    if (!('commands' in entry)) addEntry(program, entry, run);
    else {
      const group = program
        .command(entry.name)
        .description(entry.summary)
        .helpCommand('help [command]', 'print help for a command');
      group.showHelpAfterError(hintFor(`postkit ${entry.name}`));
      for (const command of entry.commands) addEntry(group, command, run);
    }
  }
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return exitCodes.ok;
    if (isJson(args)) {
      const message = error.message.replace(/^error: /, '');
      context.terminal.err(`${JSON.stringify({ error: { code: 'usage', message } })}\n`);
    }
    return exitCodes.usage;
  }
  return exitCode;
}

function isJson(args: readonly string[]): boolean {
  return args.includes('--json');
}

/** The command that lists the ids, or for a command without an argument, the station that may be wrong. */
function notFoundHint({ argument }: CommandDefinition, station: string | undefined): string {
  if (!argument) return station === undefined ? '' : `Check the station "${station}".`;
  const list = argument.meta()?.list;
  return typeof list === 'string' ? `"postkit ${list}" shows the ids.` : '';
}

function hintFor(words: string): string {
  return `Run "${words} --help" for help.`;
}

function baseProgram(version: string, args: readonly string[], { terminal }: CommandContext): Command {
  const program = new Command('postkit')
    .version(version, '-V, --version', 'print the version')
    .showHelpAfterError(hintFor('postkit'))
    // A script that asks for JSON gets the error as JSON.
    .configureOutput({ writeOut: terminal.out, writeErr: isJson(args) ? () => {} : terminal.err })
    // The arguments of a command are known only once its code is loaded.
    .configureHelp({ subcommandTerm: (command) => command.name() })
    .helpOption('-h, --help', 'print help')
    .exitOverride();
  for (const [flags, description] of globalOptions) program.option(flags, description);
  program.helpInformation = rootHelp;
  return program;
}

type Run = (definition: CommandDefinition, command: Command, argument: unknown) => Promise<void>;

/** Adds a command whose code loads once the parser has found its name. */
function addEntry(parent: Command, { name, summary, isDefault = false, load }: CommandEntry, run: Run): void {
  const command = parent
    .command(name, { isDefault })
    .description(summary)
    .configureHelp({ showGlobalOptions: true });
  command.showHelpAfterError(
    hintFor(parent.name() === 'postkit' ? `postkit ${name}` : `postkit ${parent.name()} ${name}`),
  );
  parent.hook('preSubcommand', async (_parent, found) => {
    if (found !== command) return;
    const [definition, { addDefinition }] = await Promise.all([load(), import('./core/add-command.ts')]);
    addDefinition(command, definition);
    // Commander calls an action with the arguments, then the options, then the command.
    command.action((...given: unknown[]) => run(definition, command, definition.argument && given[0]));
  });
}
