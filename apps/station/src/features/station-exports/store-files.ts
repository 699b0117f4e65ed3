import type { StationExport } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Station } from '../accounts/index.ts';
import { closingFile, closingFiles } from './closing-files.ts';
import { newestMigration } from './collect-tables.ts';
import type { ExportSource, ExportStep } from './export-source.ts';
import { exportKey } from './export-zip.ts';
import type { StationExportFileRow, StationExportRow } from './station-export-tables.ts';
import {
  deleteExportFiles,
  exportFilesOf,
  insertExportFile,
  stationExportById,
  updateStationExport,
} from './station-exports.repository.ts';
import { storeSource } from './store-source.ts';

/** The files of an export, in the order of the zip. */
export type CollectFiles = (station: Station, row: StationExportRow) => AsyncIterable<ExportStep>;

export type Missing = StationExport['missing'];

interface StoreFilesRequest {
  readonly station: Station;
  readonly row: StationExportRow;
  readonly collect: CollectFiles;
  /** Receives the percentage of the export after each file. */
  readonly onProgress: (progress: number) => void;
  readonly signal: AbortSignal;
}

/** Folders whose files belong to one episode, image or campaign. Other files describe the station at the moment they were written. */
const contentFolders: ReadonlySet<string> = new Set([
  'audio',
  'archive',
  'video',
  'images',
  'campaigns',
  'transcripts',
  'chapters',
]);

/**
 * Adds the files that an earlier run has not stored, and writes lists, feeds and numbers again, so that they fit the rest.
 * Null if an admin removed the export meanwhile.
 */
export async function storeFiles(
  { db, storage }: Pick<StationContext, 'db' | 'storage'>,
  { station, row, collect, onProgress, signal }: StoreFilesRequest,
): Promise<Missing | null> {
  const before = await exportFilesOf(db, row.id);
  const files = before.filter(isContent);
  const stored = new Map(files.map((file) => [file.path, file]));
  const missing: Missing = [];

  async function add(source: ExportSource, progress: number): Promise<boolean> {
    const earlier = stored.get(source.path);
    if (earlier && isCurrent(earlier, source)) return true;
    if (earlier) {
      await discard([earlier]);
      files.splice(files.indexOf(earlier), 1);
    }
    signal.throwIfAborted();
    const position = (files.at(-1)?.position ?? -1) + 1;
    const facts = await storeSource(storage, source, exportKey(row, position), signal);
    if ('reason' in facts) {
      missing.push({ path: source.path, reason: facts.reason });
      return true;
    }
    const file = { export_id: row.id, position, path: source.path, ...facts };
    files.push(file);
    const isKept = await db.transaction(async (transaction) => {
      if (!(await stationExportById(transaction, row.id))) return false;
      await insertExportFile(transaction, file);
      await updateStationExport(transaction, row.id, { progress });
      return true;
    });
    if (isKept) onProgress(progress);
    return isKept;
  }

  /** Files first, so that a crash leaves a row to each of them. */
  async function discard(those: readonly StationExportFileRow[]): Promise<void> {
    for (const { position } of those) await storage.remove(exportKey(row, position));
    await deleteExportFiles(
      db,
      row.id,
      those.map(({ position }) => position),
    );
  }

  await discard(before.filter((file) => !isContent(file)));
  for await (const { source, progress } of collect(station, row))
    if (!(await add(source, progress))) return null;
  const schema = await newestMigration(db);
  for (const path of closingFiles)
    if (!(await add(closingFile(path, { station, row, files, missing, schema }), 99))) return null;
  return missing;
}

function isContent({ path }: Pick<StationExportFileRow, 'path'>): boolean {
  return contentFolders.has(path.split('/')[0] ?? '') && path.includes('/');
}

/** Whether a stored file is still that of the station: audio may have been rendered again since. */
function isCurrent({ sha256 }: StationExportFileRow, source: ExportSource): boolean {
  return !('sha256' in source) || source.sha256 === null || source.sha256 === sha256;
}
