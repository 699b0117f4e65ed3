import { Command, InvalidArgumentError, Option } from 'commander';
import type { SendUploadsOptions } from './commands/uploads/send.ts';
import { runCommand } from './core/run-command.ts';
import type { GlobalOptions } from './core/session.ts';

function wholeNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new InvalidArgumentError('This must be a whole number.');
  return Number(text);
}

function wholeNumbers(text: string, before: readonly number[] = []): number[] {
  return [...before, wholeNumber(text)];
}

function calendarDate(text: string): string {
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDate) throw new InvalidArgumentError('This must be a date such as 2026-11-03.');
  return text;
}

/** Options of the command itself and of the program above it. */
function all<Options extends GlobalOptions>(command: Command): Options {
  return command.optsWithGlobals<Options>();
}

function addSessionCommands(program: Command): void {
  program
    .command('login')
    .description('sign in and keep a key for later commands')
    .option('--username <name>', 'email or username')
    .option('--password-stdin', 'read the password from standard input')
    .action(async (_options, command: Command) => {
      const { login } = await import('./commands/session/login.ts');
      await runCommand((context) => login(context, all(command)), all(command));
    });
  program
    .command('logout')
    .description('revoke the key and forget it')
    .action(async (_options, command: Command) => {
      const { logout } = await import('./commands/session/logout.ts');
      await runCommand((context) => logout(context, all(command)), all(command));
    });
  program
    .command('whoami')
    .description('who and where the next command would be')
    .action(async (_options, command: Command) => {
      const { whoami } = await import('./commands/session/whoami.ts');
      await runCommand((context) => whoami(context, all(command)), all(command));
    });
}

function addEpisodeCommands(program: Command): void {
  const episodes = program.command('episodes').description('list, read and download episodes');
  episodes
    .command('list')
    .description('list episodes, newest first')
    .addOption(new Option('--status <status>').choices(['published', 'unpublished', 'scheduled', 'draft']).default('published'))
    .option('--show <id>', 'of one show', wholeNumber)
    .option('--search <text>', 'whose name, description, tags or id match')
    .option('--limit <n>', 'at most so many', wholeNumber)
    .option('--jsonl', 'a JSON line an episode')
    .action(async (_options, command: Command) => {
      const { listEpisodes } = await import('./commands/episodes/list.ts');
      await runCommand((context) => listEpisodes(context, all(command)), all(command));
    });
  episodes
    .command('show')
    .description('print an episode')
    .argument('<id>', 'id of the episode', wholeNumber)
    .action(async (id: number, _options, command: Command) => {
      const { showEpisode } = await import('./commands/episodes/show.ts');
      await runCommand((context) => showEpisode(context, id, all(command)), all(command));
    });
  episodes
    .command('download')
    .description('download audio; goes on where an earlier try stopped')
    .argument('<ids...>', 'ids of the episodes', wholeNumbers)
    .addOption(new Option('--format <format>').choices(['mp3', 'aac']).default('mp3'))
    .option('-o, --output <path>', 'folder, or for one episode a file')
    .option('--parallel <n>', 'how many at a time', wholeNumber, 8)
    .option('--force', 'replace files that exist')
    .action(async (ids: number[], _options, command: Command) => {
      const { downloadEpisodes } = await import('./commands/episodes/download.ts');
      await runCommand((context) => downloadEpisodes(context, ids, all(command)), all(command));
    });
}

/** Words of the command line for the kinds of upload. */
const uploadTypes = {
  talk: 'UPLOAD-Talk',
  promo: 'UPLOAD-Promo',
  commercial: 'UPLOAD-Commercial',
  music: 'UPLOAD-Music',
  intro: 'UPLOAD-Intro',
  outro: 'UPLOAD-Outro',
} as const;

function addUploadCommands(program: Command): void {
  const uploads = program.command('uploads').description('audio files for the library');
  uploads
    .command('send')
    .description('send files to the library; goes on where an earlier try stopped')
    .argument('<files...>', 'audio files')
    .addOption(new Option('--type <type>').choices(Object.keys(uploadTypes)).default('talk'))
    .option('--title <text>', 'title of one file; its name when left out')
    .option('--again', 'send a file once more that was sent before')
    .option('--no-wait', 'leave as soon as the files have arrived')
    .action(async (files: string[], _options, command: Command) => {
      const { sendUploads } = await import('./commands/uploads/send.ts');
      const { type, ...options } = all<Omit<SendUploadsOptions, 'type'> & { type: keyof typeof uploadTypes }>(command);
      await runCommand((context) => sendUploads(context, files, { ...options, type: uploadTypes[type] }), options);
    });
  uploads
    .command('list')
    .description('list uploads whose file has not arrived; as an administrator those of all users')
    .requiredOption('--unfinished', 'uploads whose file has not arrived')
    .action(async (_options, command: Command) => {
      const { listUploads } = await import('./commands/uploads/list.ts');
      await runCommand((context) => listUploads(context, all(command)), all(command));
    });
  uploads
    .command('cancel')
    .description('cancel unfinished uploads and free their space')
    .argument('<ids...>', 'ids that "uploads list --unfinished" shows')
    .action(async (ids: string[], _options, command: Command) => {
      const { cancelUploads } = await import('./commands/uploads/cancel.ts');
      await runCommand((context) => cancelUploads(context, ids, all(command)), all(command));
    });
}

function addLoggerCommands(program: Command): void {
  const logger = program.command('logger').description('the recording of the broadcast');
  logger
    .command('status', { isDefault: true })
    .description('whether the broadcast is recorded, since when, and where audio is missing')
    .action(async (_options, command: Command) => {
      const { loggerStatus } = await import('./commands/logger/status.ts');
      await runCommand((context) => loggerStatus(context, all(command)), all(command));
    });
  logger
    .command('set')
    .description('point the logger at a stream, start or stop it')
    .option('--stream <url>', 'Icecast or HTTP address of mp3, aac or ogg; may hold user:password@')
    .option('--on', 'start')
    .option('--off', 'stop')
    .option('--forget-password', 'delete the stored user name and password of the stream')
    .action(async (_options, command: Command) => {
      const { setLogger } = await import('./commands/logger/set.ts');
      await runCommand((context) => setLogger(context, all(command)), all(command));
    });
}

function addImportCommand(program: Command): void {
  program
    .command('import')
    .description('bring the episodes of a podcast from elsewhere into a show')
    .argument('<feed-url>', 'address of its RSS feed')
    .requiredOption('--show <id>', 'show that the episodes become a part of', wholeNumber)
    .requiredOption('--feed <id>', 'RSS connection that they are published to; again for more', wholeNumbers)
    .option('--no-wait', 'leave as soon as the feed is read')
    .action(async (url: string, _options, command: Command) => {
      const { importPodcast } = await import('./commands/import/import.ts');
      await runCommand((context) => importPodcast(context, url, all(command)), all(command));
    });
}

function addAnalyticsCommand(program: Command): void {
  program
    .command('analytics')
    .description('how often episodes were downloaded')
    .addOption(new Option('--by <what>').choices(['show', 'episode', 'country', 'platform', 'day', 'week', 'year']).default('show'))
    .option('--from <date>', 'first UTC day, such as 2026-11-01; the last one when left out', calendarDate)
    .option('--to <date>', 'last UTC day; today when left out', calendarDate)
    .option('--csv', 'the CSV file on standard output')
    .action(async (_options, command: Command) => {
      const { showAnalytics } = await import('./commands/analytics/analytics.ts');
      await runCommand((context) => showAnalytics(context, all(command)), all(command));
    });
}

/** The command line: names, options and help. Each command's code loads when it runs. */
export function createProgram(version: string): Command {
  const program = new Command('postkit')
    .description('PostKit at a terminal')
    .version(version)
    .option('--url <address>', 'address of the station server')
    .option('--station <slug>', 'station to work in')
    .option('--profile <name>', 'stored sign-in to use')
    .option('--json', 'JSON on standard output')
    .showHelpAfterError()
    .exitOverride();
  addSessionCommands(program);
  addEpisodeCommands(program);
  addUploadCommands(program);
  addLoggerCommands(program);
  addImportCommand(program);
  addAnalyticsCommand(program);
  return program;
}
