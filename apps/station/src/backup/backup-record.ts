import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { BackupError } from './backup-error.ts';

/** A file of a backup. */
export const backupFile = z.object({
  /** Relative to the data folder, with `/`. */
  path: z.string().regex(/^(?!\/)(?!.*(^|\/)\.\.(\/|$)).+$/),
  bytes: z.int().min(0),
  /** Time of its last change, milliseconds since 1970. */
  modified_ms: z.number(),
  /** Ids of its pieces, in their order. */
  pieces: z.array(z.string()),
});
export type BackupFile = z.output<typeof backupFile>;

/** The end of a record, without which a backup is not whole. */
export const backupSummary = z.object({
  format: z.literal(1),
  /** ISO 8601. */
  created_at: z.string(),
  /** Version of the station. */
  version: z.string(),
  files: z.int(),
  bytes: z.int(),
  /** Which database it has: a file of SQLite, or the rows of PostgreSQL. */
  database: z.enum(['sqlite', 'postgres']).default('sqlite'),
  /** Rows of each table of the database. */
  tables: z.record(z.string(), z.int()),
});
export type BackupSummary = z.output<typeof backupSummary>;

/** The SQLite database within a backup: a snapshot, never the file of the running station. */
export const databaseFile = 'postkit.db';

const NAME = /^(?<name>\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z)\.jsonl$/;

/** The name of a backup from its moment, such as `2026-11-26T12-00-00-000Z`. */
export const backupName = (at: Date) => at.toISOString().replaceAll(/[:.]/g, '-');
export const recordPath = (folder: string, name: string) => join(folder, recordFile(name));
/** The file of a record within the folder of backups. */
export const recordFile = (name: string) => `backups/${name}.jsonl`;

/** The moment in the name of a backup. */
export const backupTime = (name: string) =>
  new Date(name.replace(/T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z/, 'T$1:$2:$3.$4Z'));

/** Names of the backups in a folder, oldest first. */
export async function backupNames(folder: string): Promise<string[]> {
  const names = await readdir(join(folder, 'backups')).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.flatMap((name) => NAME.exec(name)?.groups?.['name'] ?? []).toSorted();
}

/** A backup by its name, or the newest. @throws BackupError if there is none */
export async function findBackup(folder: string, name?: string): Promise<string> {
  const names = await backupNames(folder);
  const found = name === undefined ? names.at(-1) : names.find((each) => each === name);
  if (found !== undefined) return found;
  throw new BackupError(
    name === undefined
      ? `There is no backup in ${folder}.`
      : `There is no backup ${name} in ${folder}. List them first.`,
  );
}

/** A line of a record with the checksum of its text, so that a changed byte damages that line alone. */
export function recordLine(entry: BackupFile | BackupSummary): string {
  const text = JSON.stringify(entry);
  return `${text.slice(0, -1)},"sum":"${sumOf(text)}"}\n`;
}

const SUM = /,"sum":"(?<sum>[\da-f]{16})"\}$/;

/**
 * The entry of a line; null if the line is damaged, or of a newer version of PostKit. Lines of older versions have no sum.
 * @param needsSum whether other lines of the record have one
 */
export function parseRecordLine(
  line: string,
  needsSum: boolean,
): { entry: BackupFile | BackupSummary; hasSum: boolean } | null {
  const sum = SUM.exec(line)?.groups?.['sum'];
  if (sum === undefined ? needsSum : sumOf(line.replace(SUM, '}')) !== sum) return null;
  try {
    return { entry: z.union([backupSummary, backupFile]).parse(JSON.parse(line)), hasSum: sum !== undefined };
  } catch {
    return null;
  }
}

function sumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
