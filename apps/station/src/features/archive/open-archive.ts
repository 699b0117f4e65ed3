import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFileStore, type ArchiveStore } from '../../audio/index.ts';
import { systemClock, type Clock } from '../../platform/clock.ts';
import type { Config } from '../../platform/config.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { ObjectRequests } from '../../platform/storage/objects/object-requests.ts';
import type { ObjectStore } from '../../platform/storage/objects/object-store.ts';
import { openObjectStore } from '../../platform/storage/objects/open-object-store.ts';
import { hasObjects, hasSegments } from './archive-store.repository.ts';
import { filesToMove } from './move-archive.ts';
import { openObjectArchive } from './open-object-archive.ts';

export interface OpenArchiveOptions {
  readonly db: Database;
  readonly clock?: Clock;
  /** Creates an empty folder for the files of a media job; by default one of the system. */
  readonly scratch?: () => Promise<string>;
  /** Free bytes of the disk with the data folder. */
  readonly freeBytes?: () => Promise<number>;
  readonly requests?: ObjectRequests;
}

export interface OpenedArchive {
  readonly store: ArchiveStore<Transaction>;
  /** The object store that recorded audio moves to; null for an archive in files. */
  readonly objects: ObjectStore | null;
}

/**
 * Opens the archive of the settings.
 * @throws Error for the operator where the audio of this installation is elsewhere
 */
export async function openArchive(
  { dataDir, objectStorage, archive }: Pick<Config, 'dataDir' | 'objectStorage' | 'archive'>,
  { db, clock = systemClock, scratch = systemScratch, freeBytes, requests }: OpenArchiveOptions,
): Promise<OpenedArchive> {
  const isInObjects = await hasObjects(db);
  if (archive === 'files' || !objectStorage) {
    if (isInObjects)
      throw new Error(
        'The recorded audio of this installation is in its bucket: set POSTKIT_ARCHIVE=objects.',
      );
    return {
      store: openFileStore({ root: join(dataDir, 'archive'), ...(freeBytes && { freeBytes }) }),
      objects: null,
    };
  }
  // Rows without files here are those of another machine's folder, or of audio that was lost.
  const isElsewhere = isInObjects ? (await filesToMove(db, dataDir)).length > 0 : await hasSegments(db);
  if (isElsewhere) {
    throw new Error(
      'Recorded audio of this installation is in files. Move it with "postkit-station archive move" first.',
    );
  }
  const objects = await openObjectStore(objectStorage, requests?.report);
  return { store: openObjectArchive({ db, objects, clock, scratch }), objects };
}

function systemScratch(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'postkit-archive-'));
}
