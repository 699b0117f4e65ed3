import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { fail } from '../errors/platform-errors.ts';
import { countedStream } from './counted-stream.ts';
import type { Delivery } from './delivery.ts';
import type { DiskSpace, Reservation } from './disk-space.ts';
import { createFileParts } from './file-parts.ts';
import type { LocalCopies } from './local-copies.ts';
import type { ObjectStore } from './objects/object-store.ts';
import { storageKey } from './storage-key.ts';
import type { Storage } from './storage.ts';
import type { WorkFolder } from './work-folder.ts';

const types: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.aac': 'audio/aac',
  '.mp4': 'video/mp4',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.csv': 'text/csv; charset=utf-8',
};

/** The content type of a stored file, for a CDN that delivers the bucket. */
function typeOfKey(key: string): string {
  return types[extname(key)] ?? 'application/octet-stream';
}

export interface ObjectStorageParts {
  readonly objects: ObjectStore;
  readonly copies: LocalCopies;
  readonly work: WorkFolder;
  readonly space: DiskSpace;
  /** The addresses outside the station; null where the station delivers every file. */
  readonly delivery: Delivery | null;
}

/** Files in a bucket take no space of the disk. */
const nothingReserved: Reservation = { left: 0, resize: () => undefined, release: () => undefined };

/** Storage in an object store. The disk has work in progress and copies for programs only. */
export function createObjectStorage({ objects, copies, work, space, delivery }: ObjectStorageParts): Storage {
  const parts = createFileParts(objects);

  /** A whole object, or one in parts, in the shape of one file. */
  async function find(key: string) {
    const whole = await objects.head(storageKey(key));
    if (whole) return { ...whole, version: whole.etag };
    const chain = await parts.of(key);
    const last = chain.at(-1);
    if (!last) return null;
    const version = chain.map(({ etag }) => etag).join();
    return {
      key,
      version,
      bytes: last.offset + last.bytes,
      modifiedAt: Math.max(...chain.map(({ modifiedAt }) => modifiedAt)),
    };
  }

  async function* read(key: string, range: { start?: number; end?: number }): AsyncGenerator<Uint8Array> {
    const content = await objects.get(storageKey(key), range);
    if (content) return yield* content.body;
    const chain = await parts.of(key);
    if (chain.length === 0) throw missingFile(key);
    yield* parts.read(chain, { start: range.start ?? 0, end: range.end ?? Infinity });
  }

  return {
    async put(key, source, { limit = Infinity, expected = 0, signal } = {}) {
      const measured = measure(source, limit);
      // A source that waits for its next bytes would otherwise wait on.
      const stop = () =>
        source.destroy(signal?.reason instanceof Error ? signal.reason : new Error('Stopped.'));
      signal?.addEventListener('abort', stop, { once: true });
      try {
        const body = Readable.from(measured.chunks(), { objectMode: false });
        await objects.put(storageKey(key), body, {
          bytes: expected,
          type: typeOfKey(key),
          ...(signal ? { signal } : {}),
        });
        return measured.result();
      } finally {
        signal?.removeEventListener('abort', stop);
        source.destroy();
      }
    },
    append: (key, source, { from, limit }) => parts.append(storageKey(key), source, from, limit),
    open: (key, range = {}) => countedStream(read(key, range)),
    async stat(key) {
      const found = await find(key);
      return found && { bytes: found.bytes, modifiedAt: found.modifiedAt };
    },
    list: (folder) => objects.list(folder === undefined ? '' : `${storageKey(folder)}/`),
    async remove(key) {
      await objects.remove(storageKey(key));
      await parts.remove(key);
    },
    async withLocalFile(key, program) {
      const found = await find(key);
      if (!found) throw missingFile(key);
      return copies.use({ ...found, open: () => countedStream(read(key, {})) }, program);
    },
    scratch: work.scratch,
    async adopt(file, key) {
      const { size: bytes } = await stat(file);
      await objects.put(storageKey(key), createReadStream(file), { bytes, type: typeOfKey(key) });
      await rm(file, { force: true });
      return { bytes };
    },
    link: (from, to) => objects.copy(storageKey(from), storageKey(to)),
    addressOf: async (key, headers) => delivery?.addressOf(storageKey(key), headers) ?? null,
    origins: delivery?.origins ?? [],
    async ensureSpace(bytes) {
      if ((await space.room()) < bytes) throw fail('storage.full');
    },
    reserve: async () => nothingReserved,
    hold: () => nothingReserved,
    check: () => objects.check(),
    close: () => objects.close(),
  };
}

/** Hashes a stream while it is read. */
function measure(source: Readable, limit: number) {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *chunks(): AsyncGenerator<Uint8Array> {
      for await (const chunk of source) {
        const part = Buffer.isBuffer(chunk) ? chunk : Buffer.from(chunk);
        bytes += part.length;
        if (bytes > limit) throw fail('request.too-large');
        hash.update(part);
        yield part;
      }
    },
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}

/** The error that a program gets for a path without a file. */
function missingFile(key: string): Error {
  return Object.assign(new Error(`ENOENT: there is no file ${key}`), { code: 'ENOENT' });
}
