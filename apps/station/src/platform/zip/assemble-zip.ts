import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { ByteRange } from '../http/byte-range.ts';
import { layoutZip, partsIn, type ZipEntry } from './zip-layout.ts';

/** A zip that is assembled while it is sent, and nowhere on the disk. */
export interface AssembledZip {
  readonly bytes: number;
  /** Strong ETag of the content, with its quotes. */
  readonly etag: string;
  open(range: ByteRange): Readable;
}

export interface ZipContent {
  readonly entries: readonly ZipEntry[];
  /** Changes with the content of any entry. */
  readonly version: unknown;
  /** A part of an entry's content, by its index. */
  open(entry: number, range: ByteRange): AsyncIterable<Uint8Array>;
}

export function assembleZip({ entries, version, open }: ZipContent): AssembledZip {
  const layout = layoutZip(entries);

  async function* read(range: ByteRange): AsyncGenerator<Uint8Array> {
    for (const { part, from, to } of partsIn(layout, range)) {
      if ('header' in part) yield part.header.subarray(from, to + 1);
      else yield* open(part.entry, { start: from, end: to });
    }
  }

  return {
    bytes: layout.bytes,
    etag: `"${createHash('sha256').update(JSON.stringify(version)).digest('hex').slice(0, 32)}"`,
    open: (range) => Readable.from(read(range), { objectMode: false }),
  };
}
