import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import type { BulkDownload } from '@postkit/sdk/schema';
import type { ByteRange } from '../../platform/http/byte-range.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { BulkDownloadRow, BulkFileRow } from './bulk-download-tables.ts';
import { layoutZip, partsIn, type ZipEntry } from './zip-layout.ts';

/** The zip of a bulk download, which is nowhere on the disk. */
export interface BulkZip {
  readonly bytes: number;
  /** Strong ETag of the content, with its quotes. */
  readonly etag: string;
  open(range: ByteRange): Readable;
}

/** The folder of all links. */
export const bulkLinks = 'bulk-downloads';

/** The id of the bulk download of a link, by the name of its file. */
export function downloadOfLink(name: string): string {
  return name.slice(0, name.lastIndexOf('-'));
}

/** Key of a link to a rendition, which keeps the file while the bulk download exists. */
export function bulkStorageKey(
  { station_id, id, format }: Pick<BulkDownloadRow, 'station_id' | 'id' | 'format'>,
  position: number,
): string {
  return `${bulkLinks}/${station_id}/${id}-${position}.${format}`;
}

/** Assembles the zip of a complete bulk download: its files, and a text that names the missing episodes if there are any. */
export function bulkZip(storage: Pick<Storage, 'open'>, row: BulkDownloadRow, files: readonly BulkFileRow[]): BulkZip {
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
  const layout = layoutZip(entries);

  async function* read(range: ByteRange): AsyncGenerator<Buffer> {
    for (const { part, from, to } of partsIn(layout, range)) {
      if ('header' in part) yield part.header.subarray(from, to + 1);
      else if (part.entry === files.length) yield text.subarray(from, to + 1);
      else {
        const { position = 0 } = files[part.entry] ?? {};
        yield* storage.open(bulkStorageKey(row, position), { start: from, end: to });
      }
    }
  }

  return {
    bytes: layout.bytes,
    etag: `"${createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 32)}"`,
    open: (range) => Readable.from(read(range), { objectMode: false }),
  };
}

const missingFileName = 'Missing episodes.txt';

function missingText(missing: BulkDownload['missing']): Buffer {
  if (missing.length === 0) return Buffer.alloc(0);
  const lines = missing.map(({ playlist_id, name, reason }) => `${name} (${playlist_id}): ${reason}`);
  return Buffer.from(['These episodes are not in this zip:', '', ...lines, ''].join('\r\n'));
}
