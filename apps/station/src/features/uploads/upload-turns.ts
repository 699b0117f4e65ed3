import type { Readable } from 'node:stream';
import { createBroadcast } from '../../platform/db/broadcast.ts';
import type { Database } from '../../platform/db/database.ts';
import { exclusively } from '../../platform/db/exclusively.ts';
import { refuse } from './upload-errors.ts';

/** Lets one request at a time write a file, in whichever process. */
export interface UploadTurns {
  /**
   * Runs the work while no other request may.
   * @param body what the work reads; `free` destroys it when another request needs the turn
   * @throws uploads.locked
   */
  take<Value>(file: string, body: Readable | null, work: () => Promise<Value>): Promise<Value>;
  /** Aborts the request that has the turn, and waits until the turn is free. */
  free(file: string): Promise<void>;
  /** Ends the requests of this process. */
  freeAll(): Promise<void>;
}

/** Milliseconds that the request of another process may take to end. */
const freeTimeoutMs = 15_000;

export function createUploadTurns(db: Database): UploadTurns {
  const active = new Map<string, { body: Readable | null; ended: Promise<unknown> }>();

  const others = createBroadcast<string>(db, {
    topic: 'upload_turns',
    receive: (file) => void active.get(file)?.body?.destroy(),
  });

  async function freeOwn(file: string): Promise<void> {
    const turn = active.get(file);
    turn?.body?.destroy();
    await turn?.ended;
  }

  async function free(file: string): Promise<void> {
    await freeOwn(file);
    if (!db.peers) return;
    await others.send(db, file);
    // The lock is free once the other request has ended.
    await exclusively(db, { name: lockOf(file), timeoutMs: freeTimeoutMs }, () => Promise.resolve()).catch(
      () => {
        throw refuse('uploads.locked');
      },
    );
  }

  /** @throws uploads.locked */
  async function locked<Value>(file: string, work: () => Promise<Value>): Promise<Value> {
    if (!db.peers) return work();
    const release = await db.peers.tryLock(lockOf(file));
    if (!release) throw refuse('uploads.locked');
    try {
      return await work();
    } finally {
      await release().catch(() => undefined);
    }
  }

  return {
    async take(file, body, work) {
      if (active.has(file)) throw refuse('uploads.locked');
      const result = locked(file, work);
      const ended = result.catch(() => undefined).finally(() => active.delete(file));
      active.set(file, { body, ended });
      await ended;
      return result;
    },
    free,
    async freeAll() {
      others.stop();
      await Promise.all([...active.keys()].map(freeOwn));
    },
  };
}

const lockOf = (file: string) => `upload ${file}`;
