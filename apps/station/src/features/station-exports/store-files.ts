import type { StationExport } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Station } from '../accounts/index.ts';
import { closingFile, closingFiles } from './closing-files.ts';
import type { ExportSource, ExportStep } from './export-source.ts';
import { exportKey } from './export-zip.ts';
import type { StationExportRow } from './station-export-tables.ts';
import { exportFilesOf, insertExportFile, stationExportById, updateStationExport } from './station-exports.repository.ts';
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

/** Adds the files that an earlier run has not stored. Null if an admin removed the export meanwhile. */
export async function storeFiles(
  { db, storage }: Pick<StationContext, 'db' | 'storage'>,
  { station, row, collect, onProgress, signal }: StoreFilesRequest,
): Promise<Missing | null> {
  const files = await exportFilesOf(db, row.id);
  const stored = new Set(files.map(({ path }) => path));
  const missing: Missing = [];

  async function add(source: ExportSource, progress: number): Promise<boolean> {
    if (stored.has(source.path)) return true;
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

  for await (const { source, progress } of collect(station, row)) if (!(await add(source, progress))) return null;
  for (const path of closingFiles) if (!(await add(closingFile(path, { station, row, files, missing }), 99))) return null;
  return missing;
}
