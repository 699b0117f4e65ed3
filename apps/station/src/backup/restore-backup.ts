import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { hasNoDatabase, lockStoppedStation } from '../lock-stopped-station.ts';
import { createLog } from '../platform/log.ts';
import { BackupError } from './backup-error.ts';
import { type BackupFile, type BackupSummary, backupName, databaseFile, readRecord, summaryOf } from './backup-record.ts';
import { createPieceStore, type PieceStore } from './piece-store.ts';
import { importTables } from './postgres/import-tables.ts';
import { tablesFolder } from './postgres/tables-index.ts';
import { inspectDatabase } from './snapshot-database.ts';

export interface RestoreOptions {
  readonly folder: string;
  readonly name: string;
  /** The data folder to restore to. */
  readonly data: string;
  /** Address of an empty PostgreSQL database for the rows of a backup that has one; null for a backup of SQLite. */
  readonly databaseUrl: string | null;
  /** Address of the database that the station of a replaced data folder used; null for its SQLite file. */
  readonly replacedUrl: string | null;
  /** Whether a data folder that is there makes way: it is renamed. Otherwise it must be empty or missing. */
  readonly replaces: boolean;
  readonly at: Date;
  readonly onProgress?: (files: number) => void;
}

export interface RestoredBackup extends BackupSummary {
  /** Where the data folder from before is; null if there was none. */
  readonly kept: string | null;
}

/**
 * Restores a backup to a folder beside the data folder, compares every piece with its checksum, and the counts of files,
 * bytes and rows with those of the backup, and only then renames it to the data folder. Nothing that was there is removed.
 * A PostgreSQL database is restored to another one, which is compared by checksums of its tables as well.
 * @throws BackupError if the backup is not whole, or a data folder is in the way
 * @throws LockError if a station runs on the data folder, or on the database that it used
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoredBackup> {
  const { data, replaces, replacedUrl, at } = options;
  await requireDatabase(options);
  const target = resolve(data);
  const isThere = existsSync(target) && (await readdir(target)).length > 0;
  if (isThere && !replaces) throw new BackupError(`${target} is not empty. Name a new folder, or replace this one, which keeps its data.`);
  if (isThere) requireReplaced(options, target);
  await using _lock = isThere
    ? await lockStoppedStation({ dataDir: target, databaseUrl: replacedUrl, log: createLog({ logLevel: 'warn' }) })
    : null;
  const unfinished = `${target}.restoring`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    const summary = await restoreFiles(options, unfinished);
    const kept = isThere ? `${target}.before-${backupName(at)}` : null;
    await switchFolders(unfinished, target, kept);
    return { ...summary, kept };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** A folder without a database says nothing about the machines that use it; the database does. */
function requireReplaced({ databaseUrl, replacedUrl }: RestoreOptions, target: string): void {
  if (replacedUrl === null && databaseUrl !== null && hasNoDatabase(target)) {
    throw new BackupError(
      `Name the database that the station on ${target} has used with --replaced-database, so that no machine of it runs meanwhile.`,
    );
  }
}

/** Renames the restored folder to the data folder, after the one from before made way; undoes that where the second step fails. */
async function switchFolders(restored: string, target: string, kept: string | null): Promise<void> {
  if (kept) await rename(target, kept);
  else await rm(target, { recursive: true, force: true });
  try {
    await rename(restored, target);
  } catch (error) {
    if (kept) await rename(kept, target);
    throw error;
  }
}

async function restoreFiles({ folder, name, databaseUrl, onProgress = () => {} }: RestoreOptions, to: string) {
  const pieces = createPieceStore(folder);
  let summary: BackupSummary | undefined;
  let [files, bytes] = [0, 0];
  await mkdir(to, { recursive: true, mode: 0o700 });
  for await (const entry of readRecord(folder, name)) {
    if ('format' in entry) {
      summary = entry;
      continue;
    }
    await restoreFile(pieces, entry, join(to, entry.path));
    files += 1;
    bytes += entry.bytes;
    onProgress(files);
  }
  if (summary?.files !== files || summary.bytes !== bytes) throw new BackupError(`The record of ${name} lacks files.`);
  const tables =
    databaseUrl === null ? inspectDatabase(join(to, databaseFile), 'all') : await restoreTables(join(to, tablesFolder), databaseUrl);
  if (!isDeepStrictEqual(tables, summary.tables)) throw new BackupError('The restored database has other rows than the backup.');
  return summary;
}

/** Fills the PostgreSQL database, after which the data folder needs the files no more. */
async function restoreTables(folder: string, url: string): Promise<Record<string, number>> {
  const tables = await importTables(folder, url);
  await rm(folder, { recursive: true });
  return tables;
}

async function requireDatabase({ folder, name, databaseUrl }: RestoreOptions): Promise<void> {
  const { database } = await summaryOf(folder, name);
  if (database === 'postgres' && databaseUrl === null)
    throw new BackupError(`${name} has a PostgreSQL database. Set DATABASE_URL to a new, empty one, in which it is restored.`);
  if (database === 'sqlite' && databaseUrl !== null)
    throw new BackupError(`${name} has a SQLite database. Unset DATABASE_URL; the restored station can move to PostgreSQL afterwards.`);
}

async function restoreFile(pieces: PieceStore, { path, bytes, modified_ms, pieces: ids }: BackupFile, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  const file = await open(to, 'wx', 0o600);
  let written = 0;
  try {
    for (const id of ids) {
      const piece = await pieces.read(id);
      await file.writeFile(piece);
      written += piece.length;
    }
    await file.sync();
  } finally {
    await file.close();
  }
  if (written !== bytes) throw new BackupError(`${path} has ${written} bytes in the backup, and its record ${bytes}.`);
  await utimes(to, modified_ms / 1000, modified_ms / 1000);
}
