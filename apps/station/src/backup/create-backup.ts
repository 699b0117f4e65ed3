import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupError } from './backup-error.ts';
import {
  type BackupFile,
  type BackupSummary,
  backupName,
  backupNames,
  databaseFile,
  recordLine,
  recordPath,
} from './backup-record.ts';
import { absent, type DataFile, dataFiles } from './data-files.ts';
import { createPieceStore, type PieceStore, writeDurably } from './piece-store.ts';
import { exportTables } from './postgres/export-tables.ts';
import { tablesFolder } from './postgres/tables-index.ts';
import { readRecord } from './read-record.ts';
import { inspectDatabase, snapshotDatabase } from './snapshot-database.ts';

export interface CreateBackupOptions {
  /** The data folder. */
  readonly data: string;
  /** Address of the PostgreSQL database; null for the SQLite file of the data folder. */
  readonly databaseUrl: string | null;
  /** The folder of backups, which is created. */
  readonly folder: string;
  /** Version of the station. */
  readonly version: string;
  readonly at: Date;
  /** Receives the number of files that were looked at. */
  readonly onProgress?: (files: number) => void;
}

export interface CreatedBackup extends BackupSummary {
  readonly name: string;
  /** Bytes that it took on the disk: what no earlier backup had. */
  readonly stored: number;
}

/** Of files; their beginnings stay the same while they grow. */
export const filePieceBytes = 8 * 1024 * 1024;
/** Of the database, in which single pages or rows change. */
const databasePieceBytes = 1024 * 1024;

/**
 * Backs up a data folder while its station runs. Only what no earlier backup has is stored. The files are copied before and
 * after the database is: everything that its rows name is there, even if the station removes it meanwhile.
 * @throws BackupError if the folder has no station's data
 */
export async function createBackup(options: CreateBackupOptions): Promise<CreatedBackup> {
  const { data, databaseUrl, folder, version, at } = options;
  requireData(options);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const name = backupName(at);
  const pass = createPass(data, createPieceStore(folder), await filesOfNewest(folder), options.onProgress);
  await pass.copyChanged();
  const copy = join(folder, `.${name}.copy`);
  let tables: Record<string, number>;
  try {
    tables =
      databaseUrl === null
        ? await copySqlite(data, copy)
        : await exportTables(databaseUrl, join(copy, tablesFolder));
    for (const path of await readdir(copy, { recursive: true })) await pass.copyDatabase(copy, path, at);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
  await pass.copyChanged();
  const files = [...pass.files.values()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  const summary: BackupSummary = {
    format: 1,
    created_at: at.toISOString(),
    version,
    files: files.length,
    bytes,
    database: databaseUrl === null ? 'sqlite' : 'postgres',
    tables,
  };
  await writeDurably(recordPath(folder, name), [...files, summary].map(recordLine).join(''));
  return { ...summary, name, stored: pass.stored() };
}

function requireData({ data, databaseUrl }: CreateBackupOptions): void {
  const needed = databaseUrl === null ? join(data, databaseFile) : data;
  if (!existsSync(needed))
    throw new BackupError(`There is no station's data in ${data}: ${needed} is missing.`);
}

/** @returns the rows of each table */
async function copySqlite(data: string, to: string): Promise<Record<string, number>> {
  await mkdir(to, { mode: 0o700 });
  const copy = join(to, databaseFile);
  await snapshotDatabase(join(data, databaseFile), copy);
  return inspectDatabase(copy, 'quick');
}

/** None where its record is damaged: every file is then read again. */
async function filesOfNewest(folder: string): Promise<ReadonlyMap<string, BackupFile>> {
  const files = new Map<string, BackupFile>();
  const newest = (await backupNames(folder)).at(-1);
  if (newest === undefined) return files;
  try {
    for await (const entry of readRecord(folder, newest))
      if (!('format' in entry)) files.set(entry.path, entry);
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    files.clear();
  }
  return files;
}

function createPass(
  data: string,
  pieces: PieceStore,
  before: ReadonlyMap<string, BackupFile>,
  onProgress: (files: number) => void = () => {},
) {
  const files = new Map<string, BackupFile>();
  // One for all files: a station has many small ones.
  const buffer = Buffer.allocUnsafeSlow(filePieceBytes);
  let stored = 0;
  let seen = 0;

  async function store(
    path: string,
    about: Pick<BackupFile, 'path' | 'modified_ms'>,
    isDatabase: boolean,
  ): Promise<void> {
    const ids: string[] = [];
    let bytes = 0;
    for await (const piece of readPieces(
      path,
      isDatabase ? buffer.subarray(0, databasePieceBytes) : buffer,
    )) {
      const put = await pieces.put(piece, { isCompressed: isDatabase });
      ids.push(put.id);
      stored += put.stored;
      bytes += piece.length;
    }
    files.set(about.path, { ...about, bytes, pieces: ids });
  }

  /** Whether an earlier copy of a file still serves. */
  async function isKnown(file: DataFile): Promise<boolean> {
    const known = files.get(file.path) ?? before.get(file.path);
    if (known?.bytes !== file.bytes || known.modified_ms !== file.modified_ms) return false;
    for (const id of known.pieces) if (!(await pieces.has(id))) return false;
    files.set(file.path, known);
    return true;
  }

  return {
    files,
    stored: () => stored,
    async copyChanged(): Promise<void> {
      for await (const file of dataFiles(data)) {
        seen += 1;
        onProgress(seen);
        const { path, modified_ms } = file;
        if (!(await isKnown(file))) await store(join(data, path), { path, modified_ms }, false).catch(absent);
      }
    },
    /** Stores a file of the copied database; folders are passed over. */
    async copyDatabase(copy: string, path: string, at: Date): Promise<void> {
      if ((await stat(join(copy, path))).isFile())
        await store(join(copy, path), { path, modified_ms: at.getTime() }, true);
    },
  };
}

/** The bytes of a file in pieces of the buffer's length, the last one shorter. Each is only valid until the next. */
async function* readPieces(path: string, buffer: Buffer): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  try {
    for (;;) {
      const filled = await fillBuffer(file, buffer);
      if (filled > 0) yield buffer.subarray(0, filled);
      if (filled < buffer.length) return;
    }
  } finally {
    await file.close();
  }
}

/** Reads until the buffer is full or the file ends. Returns the number of bytes. */
async function fillBuffer(file: Awaited<ReturnType<typeof open>>, buffer: Buffer): Promise<number> {
  let filled = 0;
  while (filled < buffer.length) {
    const { bytesRead } = await file.read(buffer, filled, buffer.length - filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return filled;
}
