import { join, resolve } from 'node:path';
import { dataFolder } from '../platform/data-folder.ts';
import { formatBytes } from '../platform/format-bytes.ts';
import { type FileLock, takeFileLock } from '../platform/lock/file-lock.ts';
import { makeFolder } from '../platform/make-folder.ts';
import { stationVersion } from '../platform/program-arguments.ts';
import { describeFolder } from '../platform/settings/folder-fault.ts';
import { BackupError } from './backup-error.ts';
import { backupNames, findBackup } from './backup-record.ts';
import { createBackup } from './create-backup.ts';
import { describeFault, describeLosses } from './describe-faults.ts';
import { pruneBackups } from './prune-backups.ts';
import { summaryOf } from './read-record.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeVerifiedNote } from './verified-note.ts';
import { verifyBackup } from './verify-backup.ts';

export interface BackupOptions {
  readonly json: boolean;
  readonly name?: string | undefined;
  readonly replace: boolean;
  readonly 'without-damaged': boolean;
  readonly 'replaced-database'?: string | undefined;
  readonly daily: string;
  readonly weekly: string;
  readonly monthly: string;
  /** The settings of the station. */
  readonly env: NodeJS.ProcessEnv;
}

/** The outcome of a command: an object for `--json`, lines for an operator, and the exit code. */
interface Outcome {
  readonly json: unknown;
  readonly lines: readonly string[];
  readonly code: number;
}

type Command = (folder: string, rest: readonly string[], options: BackupOptions) => Promise<Outcome>;

const commands: Readonly<Record<string, Command>> = { create, list, verify, restore, prune };

/**
 * Carries out a command such as `['create', '/backups']`, and prints its outcome.
 * @returns the exit code
 * @throws BackupError in words for the operator
 */
export async function runBackupCommand(
  [name = '', folder, ...rest]: readonly string[],
  options: BackupOptions,
): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new BackupError(`There is no command ${name}. --help lists them.`);
  if (folder === undefined) throw new BackupError('Name the folder of the backups.');
  const { json, lines, code } = await command(folder, rest, options);
  process.stdout.write(
    options.json ? `${JSON.stringify(json, null, 2)}\n` : lines.map((line) => `${line}\n`).join(''),
  );
  return code;
}

async function create(folder: string, [data]: readonly string[], { env }: BackupOptions): Promise<Outcome> {
  const version = stationVersion();
  return alone(folder, async () => {
    const made = await createBackup({
      data: data ?? dataFolder(env),
      databaseUrl: databaseUrl(env),
      folder,
      version,
      at: new Date(),
      onProgress: progress(),
    });
    const size = `${count(made.files, 'file')} with ${formatBytes(made.bytes)}, of which ${formatBytes(made.stored)} are new`;
    return { json: made, lines: [`${made.name}: ${size}.`], code: 0 };
  });
}

async function list(folder: string): Promise<Outcome> {
  const found = await Promise.all((await backupNames(folder)).map((name) => describeBackup(folder, name)));
  const lines = found.length > 0 ? found.map(({ line }) => line) : [`There is no backup in ${folder}.`];
  return {
    json: found.map(({ json }) => json),
    lines,
    code: found.some(({ isDamaged }) => isDamaged) ? 1 : 0,
  };
}

/** A damaged record does not hide the other backups. */
async function describeBackup(folder: string, name: string) {
  try {
    const summary = await summaryOf(folder, name);
    const line = `${name}  ${count(summary.files, 'file')}  ${formatBytes(summary.bytes)}  version ${summary.version}`;
    return { json: { name, ...summary }, line, isDamaged: false };
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return { json: { name, damage: error.message }, line: `${name}  ${error.message}`, isDamaged: true };
  }
}

async function verify(folder: string, [name]: readonly string[]): Promise<Outcome> {
  const found = await findBackup(folder, name);
  return alone(folder, async () => {
    const { files, bytes, faults } = await verifyBackup(folder, found, progress());
    await writeVerifiedNote(folder, {
      backup: found,
      at: Math.floor(Date.now() / 1000),
      faults: faults.length,
    });
    const damage =
      faults.length === 0
        ? 'It is whole.'
        : `${count(faults.length, 'file')} cannot be restored. Back up again.`;
    const lines = [
      ...faults.map(describeFault),
      `${found}: ${count(files, 'file')} with ${formatBytes(bytes)}. ${damage}`,
    ];
    return { json: { name: found, files, bytes, faults }, lines, code: faults.length === 0 ? 0 : 1 };
  });
}

async function restore(folder: string, [data]: readonly string[], options: BackupOptions): Promise<Outcome> {
  if (data === undefined) throw new BackupError('Name the folder to restore to.');
  const name = await findBackup(folder, options.name);
  const restored = await restoreBackup({
    folder,
    name,
    data,
    databaseUrl: databaseUrl(options.env),
    replacedUrl: options['replaced-database'] ?? null,
    replaces: options.replace,
    withoutDamaged: options['without-damaged'],
    at: new Date(),
    onProgress: progress(),
  });
  const { lost } = restored;
  const rows = Object.values(restored.tables).reduce((sum, each) => sum + each, 0);
  const restoredTo = `${name} is restored to ${data}: ${count(restored.files, 'file')} and ${count(rows, 'row')}`;
  const lines =
    lost.length === 0
      ? [`${restoredTo}, all as in the backup.`]
      : [
          ...describeLosses(restored),
          '',
          `${restoredTo}, without the ${count(lost.length, 'damaged file')} above.`,
        ];
  if (restored.kept)
    lines.push(`The data from before is in ${restored.kept}. Delete it once the station works.`);
  if (restored.database === 'postgres')
    lines.push('Start the station with this DATABASE_URL. The database from before is unchanged.');
  return { json: { name, ...restored }, lines, code: lost.length === 0 ? 0 : restoredWithLosses };
}

async function prune(folder: string, _rest: readonly string[], options: BackupOptions): Promise<Outcome> {
  const rule = {
    daily: wholeNumber(options.daily),
    weekly: wholeNumber(options.weekly),
    monthly: wholeNumber(options.monthly),
  };
  return alone(folder, async () => {
    const pruned = await pruneBackups(folder, rule);
    const lines = [
      `${count(pruned.removed.length, 'backup')} removed, ${pruned.kept.length} kept, ${formatBytes(pruned.bytes)} freed.`,
    ];
    return { json: pruned, lines, code: 0 };
  });
}

/** Exit code of a restore that lacks files. */
const restoredWithLosses = 3;

const databaseUrl = (env: NodeJS.ProcessEnv) => env['DATABASE_URL'] || null;

/** Work while no other command changes the folder. */
async function alone(folder: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const lock = lockBackups(resolve(folder));
  if (!lock) throw new BackupError('Another command uses this folder of backups. Wait until it has ended.');
  try {
    return await work();
  } finally {
    lock.release();
  }
}

function lockBackups(folder: string): FileLock | null {
  try {
    makeFolder(folder);
    return takeFileLock(join(folder, 'backup.lock'));
  } catch (error) {
    throw new BackupError(`The backups cannot be changed: ${describeFolder(folder, error)}`);
  }
}

/** Prints how far the work is, at most each second. */
function progress(): (files: number) => void {
  let shown = performance.now();
  return (files) => {
    if (performance.now() - shown < 1000) return;
    shown = performance.now();
    process.stderr.write(`${files} files\n`);
  };
}

function wholeNumber(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new BackupError(`${text} is not a number of backups.`);
  return Number(text);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
