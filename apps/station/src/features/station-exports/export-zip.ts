import type { Storage } from '../../platform/storage/storage.ts';
import { type AssembledZip, assembleZip } from '../../platform/zip/assemble-zip.ts';
import type { StationExportFileRow, StationExportRow } from './station-export-tables.ts';

/** The folder of the files of all exports. */
export const exportFiles = 'station-exports';

/** The folder of the files of an export. */
export function exportFolder({ station_id, id }: Pick<StationExportRow, 'station_id' | 'id'>): string {
  return `${exportFiles}/${station_id}/${id}`;
}

export function exportKey(row: Pick<StationExportRow, 'station_id' | 'id'>, position: number): string {
  return `${exportFolder(row)}/${position}`;
}

/** The id of the export that a key in the storage belongs to. */
export function exportOfKey(key: string): string {
  return key.split('/')[2] ?? '';
}

/** Assembles the zip of an export from its files. */
export function exportZip(
  storage: Pick<Storage, 'open'>,
  row: StationExportRow,
  files: readonly StationExportFileRow[],
): AssembledZip {
  return assembleZip({
    entries: files.map(({ path, bytes, crc32 }) => ({
      name: path,
      bytes,
      crc32,
      modifiedAt: row.created_at,
    })),
    version: files.map(({ path, sha256 }) => [path, sha256]),
    open: (entry, range) => storage.open(exportKey(row, files[entry]?.position ?? 0), range),
  });
}
