import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { link, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Peers } from '../db/database.ts';
import { fail } from '../errors/platform-errors.ts';
import { appendToFile } from './append-to-file.ts';
import type { DiskSpace } from './disk-space.ts';
import { isStorageKey, storageKey } from './storage-key.ts';
import type { Storage } from './storage.ts';
import { openWorkFolder } from './work-folder.ts';
import { writeWhole } from './write-whole.ts';

/** Bytes that are read at a time, twice the default: a download takes a fifth less of a processor. */
const readBytes = 128 * 1024;

/**
 * Storage in a folder, which is created. Leftovers of a crash are removed.
 * @param peers the processes that share the folder; null if no other process uses it
 */
export async function createDiskStorage(
  root: string,
  space: DiskSpace,
  peers: Peers | null = null,
): Promise<Storage> {
  const unfinished = await openWorkFolder(root, peers);

  function path(key: string): string {
    return join(root, storageKey(key));
  }

  return {
    async ensureSpace(bytes) {
      if ((await space.room()) < bytes) throw fail('storage.full');
    },
    reserve: (bytes) => space.reserve(bytes),
    hold: (bytes) => space.hold(bytes),
    async put(key, source, { expected = 0, reservation, ...limits } = {}) {
      const target = path(key);
      const temporary = join(unfinished.path, randomUUID());
      const own = reservation
        ? undefined
        : await space.reserve(expected).catch((error: unknown) => {
            source.destroy();
            throw error;
          });
      try {
        const writer = space.openWriter(reservation ?? own ?? space.hold(0));
        const written = await writeWhole(temporary, source, limits, writer);
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
    open: (key, range = {}) => createReadStream(path(key), { ...range, highWaterMark: readBytes }),
    async stat(key) {
      const found = await stat(path(key)).catch(absent);
      return found?.isFile() ? { bytes: found.size, modifiedAt: found.mtimeMs } : null;
    },
    remove: (key) => rm(path(key), { force: true }),
    async *list(folder) {
      const entries = await readdir(folder === undefined ? root : path(folder), {
        recursive: true,
        withFileTypes: true,
      }).catch(absent);
      for (const entry of entries ?? []) {
        const file = join(entry.parentPath, entry.name);
        const key = relative(root, file);
        const found = entry.isFile() && isStorageKey(key) ? await stat(file).catch(absent) : undefined;
        if (found) yield { key, bytes: found.size };
      }
    },
    withLocalFile: (key, work) => work(path(key)),
    scratch: unfinished.scratch,
    async adopt(file, key) {
      await syncToDisk(file);
      await moveDurably(file, path(key));
      return { bytes: (await stat(path(key))).size };
    },
    async link(from, to) {
      const target = path(to);
      await mkdir(dirname(target), { recursive: true });
      await rm(target, { force: true });
      const linked = await link(path(from), target).then(() => true, absent);
      if (linked) await syncToDisk(dirname(target));
      return linked ?? false;
    },
    addressOf: async () => null,
    origins: [],
    check: async () => undefined,
    close: () => undefined,
  };
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
