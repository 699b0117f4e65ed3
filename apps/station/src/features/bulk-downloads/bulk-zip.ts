import { crc32 } from 'node:zlib';
import type { BulkDownload } from '@postkit/sdk/schema';
import type { Storage } from '../../platform/storage/storage.ts';
import { type AssembledZip, assembleZip } from '../../platform/zip/assemble-zip.ts';
import type { ZipEntry } from '../../platform/zip/zip-layout.ts';
import type { BulkDownloadRow, BulkFileRow } from './bulk-download-tables.ts';

/** The folder of all links. */
export const bulkLinks = 'bulk-downloads';

/** The id of the bulk download of a link, by its key. */
export function downloadOfLink(key: string): string {
  return key.slice(key.lastIndexOf('/') + 1, key.lastIndexOf('-'));
}

/** Key of a link to a rendition, which keeps the file while the bulk download exists. */
export function bulkStorageKey(
  { station_id, id, format }: Pick<BulkDownloadRow, 'station_id' | 'id' | 'format'>,
  position: number,
): string {
  return `${bulkLinks}/${station_id}/${id}-${position}.${format}`;
}

/** Assembles the zip of a complete bulk download: its files, and a text that names the missing episodes if there are any. */
export function bulkZip(
  storage: Pick<Storage, 'open'>,
  row: BulkDownloadRow,
  files: readonly BulkFileRow[],
): AssembledZip {
  const text = missingText(JSON.parse(row.missing));
  const entries: ZipEntry[] = files.map(({ name, bytes, crc32: sum, modified_at }) => ({
    name,
    bytes,
    crc32: sum,
    modifiedAt: modified_at,
  }));
  if (text.length > 0) {
    // The newest file's time, so that another request for the same content is the same zip.
    const modifiedAt = Math.max(...files.map((file) => file.modified_at));
    entries.push({ name: missingFileName, bytes: text.length, crc32: crc32(text), modifiedAt });
  }
  return assembleZip({
    entries,
    version: entries,
    async *open(entry, range) {
      if (entry === files.length) yield text.subarray(range.start, range.end + 1);
      else yield* storage.open(bulkStorageKey(row, files[entry]?.position ?? 0), range);
    },
  });
}

const missingFileName = 'Missing episodes.txt';

function missingText(missing: BulkDownload['missing']): Buffer {
  if (missing.length === 0) return Buffer.alloc(0);
  const lines = missing.map(({ playlist_id, name, reason }) => `${name} (${playlist_id}): ${reason}`);
  return Buffer.from(['These episodes are not in this zip:', '', ...lines, ''].join('\r\n'));
}
