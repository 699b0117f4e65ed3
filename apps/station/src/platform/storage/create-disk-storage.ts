import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, open, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { fail } from '../errors/platform-errors.ts';
import { storageKey } from './storage-key.ts';
import { appendToFile } from './append-to-file.ts';
import type { PutOptions, Storage } from './storage.ts';

export interface DiskStorageOptions {
  /** Bytes left on the disk; the seam for tests. */
  readonly freeBytes?: () => Promise<number>;
  /** Bytes that are always left for the database and the system; default 256 MB. */
  readonly keepFree?: number;
}

/** Storage in a folder, which is made. Work left over from a crash is removed. */
export async function createDiskStorage(root: string, options: DiskStorageOptions = {}): Promise<Storage> {
  const work = join(root, '.work');
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const freeBytes = options.freeBytes ?? (() => freeOn(root));
  const keepFree = options.keepFree ?? 256 * 1024 * 1024;

  function path(key: string): string {
    return join(root, storageKey(key));
  }

  async function ensureSpace(bytes: number): Promise<void> {
    if ((await freeBytes()) < keepFree + bytes) throw fail('storage.full');
  }

  return {
    path,
    ensureSpace,
    async put(key, source, put = {}) {
      const target = path(key);
      const temporary = join(work, randomUUID());
      try {
        await ensureSpace(put.expected ?? 0);
        const written = await writeAll(temporary, source, put);
        await moveDurably(temporary, target);
        return written;
      } catch (error) {
        source.destroy();
        await rm(temporary, { force: true });
        throw error;
      }
    },
    async append(key, source, { from, limit }) {
      const target = path(key);
      await mkdir(dirname(target), { recursive: true });
      const appended = await appendToFile(target, source, { from, limit });
      if (from === 0) await syncToDisk(dirname(target));
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
  };
}

async function writeAll(path: string, source: Readable, { limit = Infinity, signal }: PutOptions) {
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
      await file.writev([part]);
    }
    await file.sync();
    return { bytes, sha256: hash.digest('hex') };
  } finally {
    signal?.removeEventListener('abort', stop);
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

async function freeOn(root: string): Promise<number> {
  const disk = await statfs(root);
  return disk.bavail * disk.bsize;
}

function absent(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
