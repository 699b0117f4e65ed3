import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import {
  archiveFileName,
  checkArchiveAdts,
  type ArchiveAppend,
  type ArchiveRange,
  type ArchiveStore,
} from '../../audio/index.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { ObjectStore } from '../../platform/storage/objects/object-store.ts';
import {
  endOfFile,
  fileSizes,
  insertTail,
  objectKeys,
  objectPeaks,
  removeRows,
  tailPeaks,
} from './archive-store.repository.ts';
import { objectPrefix } from './object-prefix.ts';
import { slotsOf } from './packed-segments.ts';
import { PieceInspector } from './piece-inspector.ts';
import { readPieces } from './read-pieces.ts';
import { visitPiecePeaks } from './visit-piece-peaks.ts';

export interface ObjectArchiveOptions {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly clock: Pick<Clock, 'now'>;
  /** Creates an empty folder for the files of a media job. */
  scratch(): Promise<string>;
}

/**
 * Opens the archive in the database and an object store. A segment's bytes are committed with its row; later they move to
 * an object with the segments around it.
 */
export function openObjectArchive(options: ObjectArchiveOptions): ArchiveStore<Transaction> {
  const { db, objects, clock } = options;

  /** The segment's place is decided in the transaction, so that no two processes write to the same one. */
  async function write(
    transaction: Transaction,
    file: string,
    { stream, n, started_at_ms, ...segment }: ArchiveAppend,
  ) {
    const { data, peaks, loudness } = segment;
    const offset = await endOfFile(transaction, file);
    const place = { file, offset, length: data.length, frames: checkArchiveAdts(data), crc32: crc32(data) };
    const bytes = new Uint8Array(peaks.buffer, peaks.byteOffset, peaks.length);
    await insertTail(transaction, { ...place, written_at: clock.now(), data, peaks: bytes });
    return { stream, n, started_at_ms, ...place, ...(loudness && { loudness }) };
  }

  return {
    async stage(segment) {
      const file = archiveFileName(segment.stream, segment.hour);
      return { commit: (transaction) => write(transaction, file, segment) };
    },
    append(segment) {
      const file = archiveFileName(segment.stream, segment.hour);
      return db.transaction((transaction) => write(transaction, file, segment));
    },
    // The transaction that failed has left nothing.
    recover: async () => [],
    read: (ranges) => readPieces(options, ranges),
    local: (ranges) => copyToDisk(options, ranges),
    inspect: () => new PieceInspector(options),
    visitPeaks: (segments, level, visit) => visitPiecePeaks(options, segments, level, visit),
    async peaksOffsets(file) {
      const range = [0, Number.MAX_SAFE_INTEGER] as const;
      const tail = await tailPeaks(db, file, ...range);
      const slots = (await objectPeaks(db, file, ...range, 0)).flatMap(slotsOf);
      const inTail = tail.filter(({ peaks }) => peaks.length > 0);
      return new Set([...inTail, ...slots.filter(({ pairs }) => pairs > 0)].map(({ offset }) => offset));
    },
    async sizes() {
      const stored = new Map<string, number>();
      for await (const { key, bytes } of objects.list(objectPrefix)) stored.set(key, bytes);
      for (const key of await objectKeys(db)) stored.delete(key);
      return new Map([...stored, ...(await fileSizes(db))]);
    },
    removeFile: (file) => db.transaction((transaction) => removeRows(transaction, file, clock.now())),
    close: async () => objects.close(),
  };
}

/** Copies bytes into one file, for a program that works on files. */
async function copyToDisk(options: ObjectArchiveOptions, ranges: readonly ArchiveRange[]) {
  const folder = await options.scratch();
  const remove = () => rm(folder, { recursive: true, force: true });
  const path = join(folder, 'audio');
  try {
    const file = await open(path, 'w');
    let length = 0;
    try {
      for await (const chunk of readPieces(options, ranges)) {
        await file.writeFile(chunk);
        length += chunk.length;
      }
    } finally {
      await file.close();
    }
    return { ranges: [{ path, offset: 0, length }], [Symbol.asyncDispose]: remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
