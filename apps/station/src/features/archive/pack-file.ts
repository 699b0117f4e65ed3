import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { ObjectStore } from '../../platform/storage/objects/object-store.ts';
import { traced } from '../../platform/telemetry/tracing.ts';
import {
  beginRemoval,
  filesToPack,
  forgetObject,
  insertObject,
  insertUnused,
  tailSegments,
  tailWrittenAt,
  takeFromTail,
  useObject,
} from './archive-store.repository.ts';
import { newObjectKey } from './object-prefix.ts';
import { packSegments } from './packed-segments.ts';

export interface PackContext {
  readonly db: Database;
  readonly objects: Pick<ObjectStore, 'put' | 'remove'>;
  readonly clock: Pick<Clock, 'now'>;
}

/** Segments of an object: 5 minutes, 4.8 MB. */
export const segmentsPerObject = 60;
/** Milliseconds without a new segment, after which a file is packed to its end. */
export const idleMs = 10 * 60_000;
/** Milliseconds that an object stays unused before it is removed: longer than a transfer or a download takes. */
const unusedMs = 60 * 60_000;
/** Objects removed at a time. */
const batch = 200;

/** Files whose tail is due. */
export function dueFiles({ db, clock }: PackContext): Promise<string[]> {
  return filesToPack(db, { count: segmentsPerObject, before: clock.now() - idleMs });
}

/**
 * Moves the tail of a file to objects, except for its end while it still grows. After a crash at any moment every byte is
 * in the tail or in an object of a row, and an object that no row uses is removed later.
 */
export async function packFile(context: PackContext, file: string, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const segments = await tailSegments(context.db, file, segmentsPerObject);
    const writtenAt = await tailWrittenAt(context.db, file);
    const isWhole = segments.length === segmentsPerObject || (writtenAt ?? 0) < context.clock.now() - idleMs;
    if (segments.length === 0 || !isWhole) return;
    await moveToObject(context, file, segments, signal);
  }
}

async function moveToObject(
  { db, objects, clock }: PackContext,
  file: string,
  segments: Awaited<ReturnType<typeof tailSegments>>,
  signal?: AbortSignal,
): Promise<void> {
  const { body, row } = packSegments(segments);
  const attributes = { 'postkit.recording.segments': segments.length, 'postkit.recording.bytes': row.length };
  await traced({ name: 'recording object', attributes }, async () => {
    const key = newObjectKey(file, row.offset);
    // Before the object, so that its key is known even if this process ends now.
    await insertUnused(db, key, clock.now());
    await objects.put(key, body, signal ? { signal } : {});
    await db.transaction(async (transaction) => {
      if (!(await takeFromTail(transaction, file, segments))) return;
      if (!(await useObject(transaction, key))) throw new Error(`The object ${key} took too long to store.`);
      await insertObject(transaction, { key, file, ...row });
    });
  });
}

/** Removes objects that no row has used for an hour. Returns their number. */
export async function removeUnused({ db, objects, clock }: PackContext): Promise<number> {
  const keys = await db.transaction((transaction) =>
    beginRemoval(transaction, clock.now() - unusedMs, batch),
  );
  for (const key of keys) {
    await objects.remove(key);
    await forgetObject(db, key);
  }
  return keys.length;
}
