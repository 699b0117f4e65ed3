import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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
export const recordPath = (folder: string, name: string) => join(folder, 'backups', `${name}.jsonl`);

/** The moment in the name of a backup. */
export const backupTime = (name: string) => new Date(name.replace(/T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z/, 'T$1:$2:$3.$4Z'));

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
    name === undefined ? `There is no backup in ${folder}.` : `There is no backup ${name} in ${folder}. List them first.`,
  );
}

/**
 * The files of a backup, then its summary.
 * @throws BackupError if the record cannot be read to its end
 */
export async function* readRecord(folder: string, name: string): AsyncGenerator<BackupFile | BackupSummary> {
  const lines = createInterface({ input: createReadStream(recordPath(folder, name)), crlfDelay: Infinity });
  let isWhole = false;
  for await (const line of lines) {
    const entry = parse(line, name);
    isWhole = 'format' in entry;
    yield entry;
  }
  if (!isWhole) throw new BackupError(`The record of ${name} ends too early.`);
}

function parse(line: string, name: string): BackupFile | BackupSummary {
  try {
    return z.union([backupSummary, backupFile]).parse(JSON.parse(line));
  } catch (cause) {
    throw new BackupError(`The record of ${name} is damaged, or of a newer version of PostKit.`, { cause });
  }
}

/** @throws BackupError if the record cannot be read to its end */
export async function summaryOf(folder: string, name: string): Promise<BackupSummary> {
  let summary: BackupSummary | undefined;
  for await (const entry of readRecord(folder, name)) if ('format' in entry) summary = entry;
  if (!summary) throw new BackupError(`The record of ${name} ends too early.`);
  return summary;
}
