import { BackupError } from './backup-error.ts';
import {
  backupNames,
  databaseFile,
  recordFile,
  type BackupFile,
  type BackupSummary,
} from './backup-record.ts';
import { createPieceStore, type PieceStore } from './piece-store.ts';
import { indexFile, rowsFile, tablesFolder, tablesIndex } from './postgres/tables-index.ts';
import { recordParts } from './read-record.ts';
import type { BackupFault } from './verify-backup.ts';

const index = `${tablesFolder}/${indexFile}`;

/** Whether a file of a backup belongs to its database. */
export const isOfDatabase = (path: string) => path === databaseFile || path.startsWith(`${tablesFolder}/`);

/** The files of a backup's database that the record lists, and its kind. */
interface ListedDatabase {
  readonly kind: BackupSummary['database'];
  readonly files: ReadonlyMap<string, BackupFile>;
}

async function listDatabase(folder: string, name: string): Promise<ListedDatabase> {
  const files = new Map<string, BackupFile>();
  let kind: BackupSummary['database'] | undefined;
  for await (const part of recordParts(folder, name)) {
    if ('summary' in part) kind = part.summary.database;
    else if ('file' in part && isOfDatabase(part.file.path)) files.set(part.file.path, part.file);
  }
  const isOfPostgres = !files.has(databaseFile) && files.size > 0;
  return { files, kind: kind ?? (isOfPostgres ? 'postgres' : 'sqlite') };
}

/**
 * The kind of a backup's database, also where the summary of its record is damaged.
 * @throws BackupError if the disk cannot read the record
 */
export async function databaseKind(folder: string, name: string): Promise<BackupSummary['database']> {
  return (await listDatabase(folder, name)).kind;
}

/** Reads a backup's database. @returns its files that are missing or damaged */
export async function databaseFaults(folder: string, name: string): Promise<BackupFault[]> {
  const pieces = createPieceStore(folder);
  try {
    const { kind, files } = await listDatabase(folder, name);
    const needed = kind === 'sqlite' ? [databaseFile] : await filesOfTables(pieces, files.get(index));
    const faults: BackupFault[] = [];
    for (const path of needed) {
      const fault = await faultOf(pieces, files.get(path));
      if (fault) faults.push({ path, fault });
    }
    return faults;
  } catch (error) {
    if (!(error instanceof BackupError)) throw error;
    return [{ path: recordFile(name), fault: 'unreadable' }];
  }
}

async function faultOf(
  pieces: PieceStore,
  file: BackupFile | undefined,
): Promise<BackupFault['fault'] | null> {
  // Its line of the record is damaged.
  if (!file) return 'damaged';
  for (const id of file.pieces) {
    const piece = await pieces.read(id);
    if (typeof piece === 'string') return piece;
  }
  return null;
}

/** The index alone where it cannot be read. */
async function filesOfTables(pieces: PieceStore, file: BackupFile | undefined): Promise<string[]> {
  const parts = await Promise.all((file?.pieces ?? []).map((id) => pieces.read(id)));
  const whole = parts.filter((part) => typeof part !== 'string');
  if (!file || whole.length < parts.length) return [index];
  const { tables } = tablesIndex.parse(JSON.parse(Buffer.concat(whole).toString()));
  return [index, ...tables.map(({ name }) => `${tablesFolder}/${rowsFile(name)}`)];
}

/** The newest backup besides one whose database is whole; null if there is none. */
export async function newestWithDatabase(folder: string, besides: string): Promise<string | null> {
  for (const name of (await backupNames(folder)).toReversed()) {
    if (name !== besides && (await databaseFaults(folder, name)).length === 0) return name;
  }
  return null;
}
