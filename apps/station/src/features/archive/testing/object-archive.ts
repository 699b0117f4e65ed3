import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArchiveStore } from '../../../audio/index.ts';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { createFakeClock } from '../../../platform/fake-clock.ts';
import type { ObjectStore } from '../../../platform/storage/objects/object-store.ts';
import { openS3Store } from '../../../platform/storage/objects/open-s3-store.ts';
import { parseS3Address } from '../../../platform/storage/objects/s3-address.ts';
import { openStationDatabase } from '../../../testing/open-station-database.ts';
import { startS3Server } from '../../../testing/s3-server.ts';
import type { ArchiveStoreTables } from '../archive-tables.ts';
import { openObjectArchive } from '../open-object-archive.ts';
import { idleMs, packFile } from '../pack-file.ts';

/** The archive's tables and an S3 server of a test. */
export interface ObjectArchive {
  readonly db: Database;
  readonly objects: ObjectStore;
  readonly clock: ReturnType<typeof createFakeClock>;
  /** Opens the archive as a process does. */
  openStore(): ArchiveStore<Transaction>;
  /** Moves the whole tail of a file to objects. */
  pack(file: string): Promise<void>;
  /** Keys in the bucket. */
  keys(): Promise<string[]>;
  /** Names of the folders with copies for media jobs. */
  copies(): Promise<string[]>;
  /** Removes all audio. */
  empty(): Promise<void>;
  close(): Promise<void>;
}

export async function startObjectArchive(): Promise<ObjectArchive> {
  const server = await startS3Server();
  const db = await openStationDatabase();
  const scratch = await mkdtemp(join(tmpdir(), 'postkit-scratch-'));
  const clock = createFakeClock(Date.now());
  const objects = openS3Store({ location: parseS3Address(server.address), credentials: server.credentials });

  async function keys(): Promise<string[]> {
    const found: string[] = [];
    for await (const { key } of objects.list('')) found.push(key);
    return found;
  }

  return {
    db,
    objects,
    clock,
    openStore: () =>
      openObjectArchive({
        db,
        objects: { ...objects, close: () => undefined },
        clock,
        scratch: () => mkdtemp(join(scratch, 'job-')),
      }),
    async pack(file) {
      clock.advance(idleMs + 1);
      await packFile({ db, objects, clock }, file);
    },
    keys,
    copies: () => readdir(scratch),
    async empty() {
      for (const table of ['archive_tail', 'archive_objects', 'archive_unused_objects'] as const) {
        await db.tables<ArchiveStoreTables>().deleteFrom(table).execute();
      }
      for (const key of await keys()) await objects.remove(key);
    },
    async close() {
      objects.close();
      await db.close();
      await server.close();
      await rm(scratch, { recursive: true, force: true });
    },
  };
}
