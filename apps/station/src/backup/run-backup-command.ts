import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatBytes } from '../platform/format-bytes.ts';
import { dataFolder } from '../platform/data-folder.ts';
import { takeFileLock } from '../platform/lock/file-lock.ts';
import { stationFile } from '../platform/station-files.ts';
import { BackupError } from './backup-error.ts';
import { backupNames, findBackup, summaryOf } from './backup-record.ts';
import { createBackup } from './create-backup.ts';
import { pruneBackups } from './prune-backups.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeVerifiedNote } from './verified-note.ts';
import { verifyBackup } from './verify-backup.ts';

export interface BackupOptions {
  readonly json: boolean;
  readonly name?: string | undefined;
  readonly replace: boolean;
  readonly 'replaced-database'?: string | undefined;
  readonly daily: string;
  readonly weekly: string;
  readonly monthly: string;
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
export async function runBackupCommand([name = '', folder, ...rest]: readonly string[], options: BackupOptions): Promise<number> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new BackupError(`There is no command ${name}. --help lists them.`);
  if (folder === undefined) throw new BackupError('Name the folder of the backups.');
  const { json, lines, code } = await command(folder, rest, options);
  process.stdout.write(options.json ? `${JSON.stringify(json, null, 2)}\n` : lines.map((line) => `${line}\n`).join(''));
  return code;
}

async function create(folder: string, [data]: readonly string[]): Promise<Outcome> {
  const { version }: { version: string } = JSON.parse(await readFile(stationFile('package.json'), 'utf8'));
  return alone(folder, async () => {
    const made = await createBackup({
      data: data ?? dataFolder(process.env),
      databaseUrl: databaseUrl(),
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
  const names = await backupNames(folder);
  const found = await Promise.all(names.map(async (name) => ({ name, ...(await summaryOf(folder, name)) })));
  const lines = found.map(
    ({ name, files, bytes, version }) => `${name}  ${count(files, 'file')}  ${formatBytes(bytes)}  version ${version}`,
  );
  return { json: found, lines: lines.length > 0 ? lines : [`There is no backup in ${folder}.`], code: 0 };
}

async function verify(folder: string, [name]: readonly string[]): Promise<Outcome> {
  const found = await findBackup(folder, name);
  return alone(folder, async () => {
    const { files, bytes, faults } = await verifyBackup(folder, found, progress());
    await writeVerifiedNote(folder, { backup: found, at: Math.floor(Date.now() / 1000), faults: faults.length });
    const damage = faults.length === 0 ? 'It is whole.' : `${count(faults.length, 'file')} cannot be restored. Back up again.`;
    const lines = [
      ...faults.map(({ path, fault }) => `${fault}  ${path}`),
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
    databaseUrl: databaseUrl(),
    replacedUrl: options['replaced-database'] ?? null,
    replaces: options.replace,
    at: new Date(),
    onProgress: progress(),
  });
  const rows = Object.values(restored.tables).reduce((sum, each) => sum + each, 0);
  const lines = [`${name} is restored to ${data}: ${count(restored.files, 'file')} and ${count(rows, 'row')}, all as in the backup.`];
  if (restored.kept) lines.push(`The data from before is in ${restored.kept}. Delete it once the station works.`);
  if (restored.database === 'postgres') lines.push('Start the station with this DATABASE_URL. The database from before is unchanged.');
  return { json: { name, ...restored }, lines, code: 0 };
}

async function prune(folder: string, _rest: readonly string[], options: BackupOptions): Promise<Outcome> {
  const rule = { daily: whole(options.daily), weekly: whole(options.weekly), monthly: whole(options.monthly) };
  return alone(folder, async () => {
    const pruned = await pruneBackups(folder, rule);
    const lines = [`${count(pruned.removed.length, 'backup')} removed, ${pruned.kept.length} kept, ${formatBytes(pruned.bytes)} freed.`];
    return { json: pruned, lines, code: 0 };
  });
}

const databaseUrl = () => process.env['DATABASE_URL'] || null;

/** Work while no other command changes the folder. */
async function alone(folder: string, work: () => Promise<Outcome>): Promise<Outcome> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const lock = takeFileLock(join(folder, 'backup.lock'));
  if (!lock) throw new BackupError('Another command uses this folder of backups. Wait until it has ended.');
  try {
    return await work();
  } finally {
    lock.release();
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

function whole(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new BackupError(`${text} is not a number of backups.`);
  return Number(text);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
