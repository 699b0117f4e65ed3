import { Command, CommanderError } from 'commander';
import { analytics } from './commands/analytics/analytics.ts';
import { downloadEpisodes } from './commands/episodes/download.ts';
import { listEpisodes } from './commands/episodes/list.ts';
import { showEpisode } from './commands/episodes/show.ts';
import { importPodcast } from './commands/imports/import.ts';
import { setLogger } from './commands/logger/set.ts';
import { loggerStatus } from './commands/logger/status.ts';
import { deleteSchedule, pauseSchedule, resumeSchedule } from './commands/schedules/change-state.ts';
import { listSchedules } from './commands/schedules/list.ts';
import { previewSchedule } from './commands/schedules/preview.ts';
import { listRuns, runAgain } from './commands/schedules/runs.ts';
import { createSchedule, editSchedule } from './commands/schedules/save.ts';
import { showSchedule } from './commands/schedules/show.ts';
import { login } from './commands/sessions/login.ts';
import { logout } from './commands/sessions/logout.ts';
import { whoami } from './commands/sessions/whoami.ts';
import { cancelUploads } from './commands/uploads/cancel.ts';
import { listUploads } from './commands/uploads/list.ts';
import { sendUploads } from './commands/uploads/send.ts';
import { addCommand, addOptions } from './core/add-command.ts';
import { exitCodes } from './core/cli-error.ts';
import { type CommandDefinition, type CommandGroup, globalOptions, type GlobalOptions } from './core/define-command.ts';
import { runCommand } from './core/run-command.ts';
import type { CommandContext } from './core/command-context.ts';

/** Every command, in the order of the help. */
const commands: readonly (CommandDefinition | CommandGroup)[] = [
  login,
  logout,
  whoami,
  { name: 'episodes', summary: 'list, read and download episodes', commands: [listEpisodes, showEpisode, downloadEpisodes] },
  { name: 'uploads', summary: 'audio files for the library', commands: [sendUploads, listUploads, cancelUploads] },
  { name: 'logger', summary: 'show and change the recording of the broadcast', commands: [loggerStatus, setLogger] },
  {
    name: 'schedules',
    summary: 'episodes that the station makes from the log by itself',
    commands: [
      listSchedules,
      showSchedule,
      createSchedule,
      editSchedule,
      pauseSchedule,
      resumeSchedule,
      deleteSchedule,
      previewSchedule,
      listRuns,
      runAgain,
    ],
  },
  importPodcast,
  analytics,
];

/** Runs the command line and resolves to its exit code. */
export async function runProgram(version: string, args: readonly string[], context: CommandContext): Promise<number> {
  const { terminal } = context;
  let exitCode: number = exitCodes.ok;
  const program = new Command('postkit')
    .description('PostKit on the command line')
    .version(version)
    .showHelpAfterError()
    .configureOutput({ writeOut: terminal.out, writeErr: terminal.err })
    .exitOverride();
  addOptions(program, globalOptions);

  async function run(definition: CommandDefinition, command: Command, argument: unknown): Promise<void> {
    // The parser is built from the same schemas, so each value has passed its own.
    const options = command.optsWithGlobals<GlobalOptions & Record<string, unknown>>();
    exitCode = await runCommand((commandContext) => definition.run(commandContext, options, argument), context, options);
  }

  for (const entry of commands) {
    if (!('commands' in entry)) addCommand(program, entry, run);
    else {
      const group = program.command(entry.name).description(entry.summary);
      for (const definition of entry.commands) addCommand(group, definition, run);
    }
  }
  try {
    await program.parseAsync(args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? exitCodes.ok : exitCodes.usage;
  }
  return exitCode;
}
