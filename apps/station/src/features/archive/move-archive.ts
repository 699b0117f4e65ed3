import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { isAudioError, openFileStore, type ArchiveStore, type SegmentLocation } from '../../audio/index.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Tables } from '../../platform/db/database.ts';
import type { ObjectStore } from '../../platform/storage/objects/object-store.ts';
import { openObjectStore } from '../../platform/storage/objects/open-object-store.ts';
import { filesElsewhere, insertObject, insertUnused, useObject } from './archive-store.repository.ts';
import type { ArchiveStoreTables } from './archive-tables.ts';
import { newObjectKey } from './object-prefix.ts';
import { segmentsPerObject } from './pack-file.ts';
import { packSegments } from './packed-segments.ts';

/** A file whose audio is in the bucket. */
export interface MovedArchiveFile {
  readonly file: string;
  readonly bytes: number;
  /** Segments that were missing in the folder, and are now missing in the bucket. */
  readonly missing: number;
}

export interface MoveArchiveOptions {
  readonly db: Database;
  readonly config: Pick<Config, 'dataDir' | 'objectStorage'>;
  onFile(this: void, file: MovedArchiveFile): void;
}

/**
 * Copies the archive of a stopped station from its folder to the bucket, file by file. An interrupted move continues with
 * the next file. The files of the folder stay.
 * @throws an Error with a message for the operator
 */
export async function moveArchive({
  db,
  config,
  onFile,
}: MoveArchiveOptions): Promise<{ files: number; bytes: number }> {
  const { dataDir, objectStorage } = config;
  if (!objectStorage) throw new Error('Set POSTKIT_STORAGE to the bucket of the files.');
  const objects = await openObjectStore(objectStorage);
  const store = openFileStore({ root: join(dataDir, 'archive') });
  let [files, bytes] = [0, 0];
  try {
    for (const file of await filesToMove(db, dataDir)) {
      const moved = await moveFile({ db, objects, store }, file);
      files += 1;
      bytes += moved.bytes;
      onFile(moved);
    }
    return { files, bytes };
  } finally {
    objects.close();
  }
}

/** Names of the archive's files that are in the folder and not in objects. */
export async function filesToMove(db: Tables, dataDir: string): Promise<string[]> {
  return (await filesElsewhere(db)).filter((name) => existsSync(join(dataDir, 'archive', name)));
}

interface Move {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly store: ArchiveStore<unknown>;
}

/** All objects of a file are taken into use at once. */
async function moveFile({ db, objects, store }: Move, file: string): Promise<MovedArchiveFile> {
  const rows: ArchiveStoreTables['archive_objects'][] = [];
  const segments = await segmentsIn(db, file);
  let moved = 0;
  for await (const run of runsIn(store, segments)) {
    const { body, row } = packSegments(run);
    const key = newObjectKey(file, row.offset);
    await insertUnused(db, key, systemClock.now());
    await objects.put(key, body);
    rows.push({ key, file, ...row });
    moved += run.length;
  }
  await db.transaction(async (transaction) => {
    for (const row of rows) {
      await useObject(transaction, row.key);
      await insertObject(transaction, row);
    }
  });
  return { file, bytes: rows.reduce((sum, { length }) => sum + length, 0), missing: segments.length - moved };
}

/** The segments whose bytes are in a file, once each. */
async function segmentsIn(db: Tables, file: string): Promise<SegmentLocation[]> {
  const { rows } = await sql<SegmentLocation>`select f.name as file, s."offset", s.length, s.frames
    from archive_files f join segments s on s.stream_id = f.stream_id and s.n >= f.first_n and s.file_id = f.id
    where f.name = ${file} order by s."offset"`.execute(db.tables());
  return rows.filter(({ offset }, index) => offset !== rows[index - 1]?.offset);
}

type PackedSegment = Parameters<typeof packSegments>[0][number];

/** Reads the segments that are there, in runs of adjacent ones, each for one object. */
async function* runsIn(
  store: ArchiveStore<unknown>,
  segments: readonly SegmentLocation[],
): AsyncGenerator<PackedSegment[]> {
  let run: PackedSegment[] = [];
  for (let at = 0; at < segments.length; at += segmentsPerObject) {
    const some = segments.slice(at, at + segmentsPerObject);
    const peaks = new Map<number, Uint8Array>();
    await store.visitPeaks(some, 0, (pairs, { offset }) => void peaks.set(offset, new Uint8Array(pairs)));
    for (const segment of some) {
      const data = await bytesOf(store, segment);
      const last = run.at(-1);
      const isAdjacent = last && last.offset + last.length === segment.offset;
      if (run.length > 0 && (!data || !isAdjacent || run.length === segmentsPerObject)) {
        yield run;
        run = [];
      }
      if (data)
        run.push({
          offset: segment.offset,
          length: segment.length,
          data,
          peaks: peaks.get(segment.offset) ?? new Uint8Array(),
        });
    }
  }
  if (run.length > 0) yield run;
}

/** Null for bytes that are missing. */
async function bytesOf(store: ArchiveStore<unknown>, segment: SegmentLocation): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of store.read([segment])) chunks.push(chunk);
  } catch (error) {
    if (isAudioError(error, 'segment_missing')) return null;
    throw error;
  }
  return Buffer.concat(chunks);
}
