import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { hasNoDatabase, lockStoppedStation } from '../lock-stopped-station.ts';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { createLog } from '../platform/log.ts';
import { databaseFaults, databaseKind } from './backed-up-database.ts';
import { BackupError } from './backup-error.ts';
import { type BackupSummary, backupName, backupTime, databaseFile } from './backup-record.ts';
import { findLostContent, type LostContent } from './lost-content.ts';
import { forgetSecret } from './postgres/forget-secret.ts';
import { importTables } from './postgres/import-tables.ts';
import { tablesFolder } from './postgres/tables-index.ts';
import { damagedBackup, damagedDatabase } from './refused-restore.ts';
import { restoreFiles, type LostFile, type RestoredFiles } from './restore-files.ts';
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
  /** Whether to restore the rest of a backup whose files are damaged; a damaged database is refused in any case. */
  readonly withoutDamaged: boolean;
  readonly at: Date;
  readonly onProgress?: (files: number) => void;
}

export interface RestoredBackup extends Omit<BackupSummary, 'version'> {
  /** Null if the summary of the record is damaged. */
  readonly version: string | null;
  /** Where the data folder from before is; null if there was none. */
  readonly kept: string | null;
  /** Files that were not restored, or not as a whole; `files` and `bytes` count the others. */
  readonly lost: readonly LostFile[];
  /** The episodes, shows and recordings that they belong to. */
  readonly lost_content: LostContent;
}

/**
 * Restores a backup to a folder beside the data folder, compares every piece with its checksum, and the counts of files,
 * bytes and rows with those of the backup, and only then renames it to the data folder. Nothing that was there is removed,
 * and nothing of the backup is changed. A PostgreSQL database is restored to another one, which is compared by checksums of
 * its tables as well.
 * @throws BackupError if the backup is not whole, unless only files are damaged and `withoutDamaged` is set; or if a data
 * folder is in the way
 * @throws LockError if a station runs on the data folder, or on the database that it used
 */
export async function restoreBackup(options: RestoreOptions): Promise<RestoredBackup> {
  const { data, replaces, replacedUrl, at } = options;
  await requireDatabase(options);
  const target = resolve(data);
  const isThere = existsSync(target) && (await readdir(target)).length > 0;
  if (isThere && !replaces)
    throw new BackupError(
      `${target} is not empty. Name a new folder, or replace this one, which keeps its data.`,
    );
  if (isThere) requireReplaced(options, target);
  await using _lock = isThere
    ? await lockStoppedStation({
        dataDir: target,
        databaseUrl: replacedUrl,
        log: createLog({ logLevel: 'warn' }),
      })
    : null;
  const unfinished = `${target}.restoring`;
  try {
    await rm(unfinished, { recursive: true, force: true });
    const restored = await restoreAll(options, unfinished);
    const kept = isThere ? `${target}.before-${backupName(at)}` : null;
    await switchFolders(unfinished, target, kept);
    return { ...restored, kept };
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

async function restoreAll(options: RestoreOptions, to: string): Promise<Omit<RestoredBackup, 'kept'>> {
  const { folder, name, databaseUrl, withoutDamaged } = options;
  if (withoutDamaged) await requireWholeDatabase(options);
  const restored = await restoreFiles(options, to);
  const { files, bytes, lost, summary } = restored;
  if (lost.length > 0 && !withoutDamaged) throw await damagedBackup(options, lost);
  if (lost.length === 0) requireCounts(name, restored);
  const tables =
    databaseUrl === null
      ? inspectDatabase(join(to, databaseFile), 'all')
      : await restoreTables(join(to, tablesFolder), databaseUrl);
  if (summary && !isDeepStrictEqual(tables, summary.tables))
    throw new BackupError('The restored database has other rows than the backup.');
  if (databaseUrl !== null && lost.some(({ path }) => path === 'server-secret'))
    await forgetSecret(databaseUrl);
  const lost_content = await contentOf(lost, to, databaseUrl);
  const facts = {
    format: 1,
    created_at: backupTime(name).toISOString(),
    database: await databaseKind(folder, name),
    version: null,
  } as const;
  return { ...facts, ...summary, files, bytes, tables, lost, lost_content };
}

async function requireWholeDatabase(options: RestoreOptions): Promise<void> {
  const faults = await databaseFaults(options.folder, options.name);
  if (faults.length > 0) throw await damagedDatabase(options, faults);
}

function requireCounts(name: string, { files, bytes, summary }: RestoredFiles): void {
  if (summary?.files !== files || summary.bytes !== bytes)
    throw new BackupError(`The record of ${name} lacks files.`);
}

async function contentOf(
  lost: readonly LostFile[],
  to: string,
  databaseUrl: string | null,
): Promise<LostContent> {
  if (lost.length === 0) return { episodes: [], shows: [], audio: [] };
  const db = await openRestored(to, databaseUrl);
  try {
    return await findLostContent(db, lost);
  } finally {
    await db.close();
  }
}

async function openRestored(to: string, databaseUrl: string | null): Promise<Database> {
  // Immutable: SQLite creates no files beside it.
  if (databaseUrl === null)
    return openDatabase(`${pathToFileURL(join(to, databaseFile)).href}?immutable=1`, { readOnly: true });
  const { openPostgres } = await import('../platform/db/dialects/postgres/open-postgres.ts');
  return openPostgres(databaseUrl, { connections: 1 });
}

/** Fills the PostgreSQL database, after which the data folder needs the files no more. */
async function restoreTables(folder: string, url: string): Promise<Record<string, number>> {
  const tables = await importTables(folder, url);
  await rm(folder, { recursive: true });
  return tables;
}

async function requireDatabase({ folder, name, databaseUrl }: RestoreOptions): Promise<void> {
  const kind = await databaseKind(folder, name);
  if (kind === 'postgres' && databaseUrl === null)
    throw new BackupError(
      `${name} has a PostgreSQL database. Set DATABASE_URL to a new, empty one, in which it is restored.`,
    );
  if (kind === 'sqlite' && databaseUrl !== null)
    throw new BackupError(
      `${name} has a SQLite database. Unset DATABASE_URL; the restored station can move to PostgreSQL afterwards.`,
    );
}
