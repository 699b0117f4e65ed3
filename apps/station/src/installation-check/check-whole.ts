import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchiveReport } from '../archive-check/archive-report.ts';
import { checkArchive } from '../archive-check/check-archive.ts';
import { BackupError } from '../backup/backup-error.ts';
import { backupNames } from '../backup/backup-record.ts';
import { findLostContent, type LostContent } from '../backup/lost-content.ts';
import { recordParts, summaryOf } from '../backup/read-record.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { openStationDatabase } from '../station-database.ts';
import { checkDatabase, type DatabaseReport } from './check-database.ts';
import { checkFiles, type FilesReport } from './check-files.ts';

/** A backup whose record or folder cannot be read as it was written. */
export interface BackupRecordFault {
  readonly backup: string;
  readonly reason: string;
}

/** The result of a look at everything. */
export interface InstallationReport {
  readonly database: DatabaseReport;
  /** Null if the database could not be read so far, or was all that was asked for; also `files` and `content`. */
  readonly archive: ArchiveReport | null;
  readonly files: FilesReport | null;
  /** The episodes, shows and recordings that damaged audio and files belong to. */
  readonly content: LostContent | null;
  /** Null without POSTKIT_BACKUPS, or with `isQuick`. */
  readonly backups: {
    readonly folder: string;
    readonly backups: number;
    readonly faults: readonly BackupRecordFault[];
  } | null;
  /** Why parts were not looked at, in words. */
  readonly unread: readonly string[];
  readonly is_damaged: boolean;
}

export interface CheckOptions {
  /** Whether to look at the database alone. */
  readonly isQuick: boolean;
  onProgress(part: string, done: number, total: number): void;
}

/**
 * Looks at everything of an installation, while the station runs or not. Changes nothing but the note of damage that the station reports.
 * @throws an Error with a message for the operator when there is no installation
 */
export async function checkInstallationWhole(
  config: Config,
  { isQuick, onProgress }: CheckOptions,
): Promise<InstallationReport> {
  const { dataDir, databaseUrl, backupFolder } = config;
  if (databaseUrl === null && !existsSync(join(dataDir, 'postkit.db')))
    throw new Error(`There is no station's data in ${dataDir}: it has no postkit.db.`);
  // A damaged SQLite file may not even open.
  const openDb = () => openStationDatabase(config, createLog({ logLevel: 'warn' }), { readOnly: true });
  const db = databaseUrl === null ? null : await openDb();
  let database: DatabaseReport;
  try {
    database = await checkDatabase(config, db, isQuick);
  } finally {
    await db?.close();
  }
  const unread: string[] = [];
  const content = isQuick
    ? null
    : await tryPart(unread, 'The archive and the files', () => checkContent(config, openDb, onProgress));
  const backups =
    isQuick || !backupFolder ? null : await tryPart(unread, 'The backups', () => checkRecords(backupFolder));
  const faults = [
    database.faults,
    content?.archive.faults ?? [],
    content?.files.faults ?? [],
    backups?.faults ?? [],
    unread,
  ];
  const { archive = null, files = null, lost = null } = content ?? {};
  return {
    database,
    archive,
    files,
    content: lost,
    backups,
    unread,
    is_damaged: faults.some(({ length }) => length > 0),
  };
}

async function tryPart<Result>(
  unread: string[],
  part: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  try {
    return await work();
  } catch (error) {
    unread.push(`${part} could not be read: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

async function checkContent(
  config: Config,
  openDb: () => Promise<Database>,
  onProgress: CheckOptions['onProgress'],
) {
  const archive = await checkArchive(config, (done, total) => onProgress('segments', done, total));
  const db = await openDb();
  try {
    const files = await checkFiles(config, db, (done, total) => onProgress('files', done, total));
    const audio = archive.faults.map(({ file, state, offset, length }) => ({
      path: `archive/${file}`,
      fault: state === 'missing' ? ('missing' as const) : ('damaged' as const),
      bytes: null,
      zeros: [{ offset, length }],
    }));
    const lost = await findLostContent(db, [
      ...audio,
      ...files.faults.map((fault) => ({ ...fault, bytes: null, zeros: null })),
    ]);
    return { archive, files, lost };
  } finally {
    await db.close();
  }
}

/** Reads the records of all backups; `backup verify` reads their pieces. */
async function checkRecords(folder: string): Promise<NonNullable<InstallationReport['backups']>> {
  const names = await backupNames(folder);
  const faults: BackupRecordFault[] = [];
  for (const backup of names) {
    try {
      await summaryOf(folder, backup);
      for await (const part of recordParts(folder, backup))
        if ('damage' in part) faults.push({ backup, reason: part.damage.reason });
    } catch (error) {
      if (!(error instanceof BackupError)) throw error;
      faults.push({ backup, reason: error.message });
    }
  }
  return { folder, backups: names.length, faults };
}
