import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import type { Peers } from '../db/database.ts';
import { fail } from '../errors/platform-errors.ts';
import { storageKey } from './storage-key.ts';
import { appendToFile } from './append-to-file.ts';
import type { DiskSpace, SpaceWriter } from './disk-space.ts';
import type { PutOptions, Storage } from './storage.ts';

/**
 * Storage in a folder, which is created. Leftovers of a crash are removed.
 * @param peers the processes that share the folder; null if no other process uses it
 */
export async function createDiskStorage(root: string, space: DiskSpace, peers: Peers | null = null): Promise<Storage> {
  const shared = join(root, '.work');
  const work = peers ? join(shared, peers.id) : shared;
  if (peers) await clearWorkOfEnded(shared, peers);
  else await clearWork(work);
  await mkdir(work, { recursive: true });

  function path(key: string): string {
    return join(root, storageKey(key));
  }

  return {
    path,
    async ensureSpace(bytes) {
      if ((await space.room()) < bytes) throw fail('storage.full');
    },
    reserve: (bytes) => space.reserve(bytes),
    hold: (bytes) => space.hold(bytes),
    async put(key, source, { expected = 0, reservation, ...limits } = {}) {
      const target = path(key);
      const temporary = join(work, randomUUID());
      const own = reservation
        ? undefined
        : await space.reserve(expected).catch((error: unknown) => {
            source.destroy();
            throw error;
          });
      try {
        const writer = space.openWriter(reservation ?? own ?? space.hold(0));
        const written = await writeAll(temporary, source, limits, writer);
        await moveDurably(temporary, target);
        return written;
      } catch (error) {
        source.destroy();
        await rm(temporary, { force: true });
        throw error;
      } finally {
        own?.release();
      }
    },
    async append(key, source, options) {
      const target = path(key);
      await mkdir(dirname(target), { recursive: true });
      const appended = await appendToFile(target, source, options, space);
      if (options.from === 0) await syncToDisk(dirname(target));
      return appended;
    },
    open: (key, range = {}) => createReadStream(path(key), range),
    async stat(key) {
      const found = await stat(path(key)).catch(absent);
      return found?.isFile() ? { bytes: found.size, modifiedAt: found.mtimeMs } : null;
    },
    remove: (key) => rm(path(key), { force: true }),
    scratch: () => mkdtemp(join(work, 'scratch-')),
    async adopt(file, key) {
      await syncToDisk(file);
      await moveDurably(file, path(key));
      return { bytes: (await stat(path(key))).size };
    },
    async link(file, key) {
      const target = path(key);
      await mkdir(dirname(target), { recursive: true });
      await rm(target, { force: true });
      const linked = await link(file, target).then(() => true, absent);
      if (linked) await syncToDisk(dirname(target));
      return linked ?? false;
    },
  };
}

/** A process that only lost its connection to the database repeats what it was doing. */
async function clearWorkOfEnded(shared: string, peers: Peers): Promise<void> {
  await mkdir(shared, { recursive: true });
  // The folders first: a process creates its own once it runs.
  const names = await readdir(shared);
  const running = await peers.running();
  for (const name of names) if (!running.has(name)) await rm(join(shared, name), { recursive: true, force: true });
}

/** Empties the folder for work in progress. The folder stays: a full disk may have no room to create it again. */
async function clearWork(work: string): Promise<void> {
  await mkdir(work, { recursive: true });
  for (const name of await readdir(work)) await rm(join(work, name), { recursive: true, force: true });
}

async function writeAll(path: string, source: Readable, { limit = Infinity, signal }: PutOptions, writer: SpaceWriter) {
  const hash = createHash('sha256');
  let bytes = 0;
  const file = await open(path, 'wx');
  const stop = () => source.destroy(signal?.reason instanceof Error ? signal.reason : new Error('Stopped.'));
  signal?.addEventListener('abort', stop, { once: true });
  try {
    if (signal?.aborted) stop();
    for await (const chunk of source) {
      const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
      bytes += part.length;
      if (bytes > limit) throw fail('request.too-large');
      hash.update(part);
      await writer.before(part.length);
      await file.writev([part]);
      writer.after(part.length);
    }
    await file.sync();
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    signal?.removeEventListener('abort', stop);
    writer.close();
    await file.close();
  }
}

/** A rename is only durable once the folder is. */
async function moveDurably(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  await syncToDisk(dirname(to));
}

async function syncToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
