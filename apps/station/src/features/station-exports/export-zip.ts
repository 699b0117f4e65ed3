import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ByteRange } from '../../platform/http/byte-range.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { layoutZip, partsIn } from '../bulk-downloads/index.ts';
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

/** Assembles the zip of an export from its files; it is nowhere on the disk. */
export function exportZip(storage: Pick<Storage, 'open'>, row: StationExportRow, files: readonly StationExportFileRow[]) {
  const entries = files.map(({ path, bytes, crc32 }) => ({ name: path, bytes, crc32, modifiedAt: row.created_at }));
  const layout = layoutZip(entries);

  async function* read(range: ByteRange): AsyncGenerator<Buffer> {
    for (const { part, from, to } of partsIn(layout, range)) {
      if ('header' in part) yield part.header.subarray(from, to + 1);
      else yield* storage.open(exportKey(row, files[part.entry]?.position ?? 0), { start: from, end: to });
    }
  }

  return {
    bytes: layout.bytes,
    /** Strong ETag of the content, with its quotes. */
    etag: `"${createHash('sha256')
      .update(JSON.stringify(files.map(({ path, sha256 }) => [path, sha256])))
      .digest('hex')
      .slice(0, 32)}"`,
    open: (range: ByteRange): Readable => Readable.from(read(range), { objectMode: false }),
  };
}
