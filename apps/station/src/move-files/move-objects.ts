import type { ObjectStore } from '../platform/storage/objects/object-store.ts';
import { digest } from './digest.ts';
import type { MovedFile } from './move-files.ts';

export interface MoveObjectsOptions {
  readonly from: ObjectStore;
  readonly to: ObjectStore;
  /** Beginning of the keys that are moved. */
  readonly prefix: string;
  onFile(this: void, file: MovedFile): void;
}

/** Objects that are copied at the same time. */
const concurrency = 4;

/**
 * Copies the objects below a prefix to another bucket, and reads each back. Objects that are there already are compared, and
 * copied again only if they differ. The objects of the source stay.
 * @throws when an object differs after its copy
 */
export async function moveObjects({
  from,
  to,
  prefix,
  onFile,
}: MoveObjectsOptions): Promise<{ files: number; bytes: number }> {
  const waiting = from.list(prefix)[Symbol.asyncIterator]();
  let [files, bytes] = [0, 0];
  async function work(): Promise<void> {
    for (;;) {
      const { value: object, done } = await waiting.next();
      if (done) return;
      onFile(await moveObject(from, to, object.key));
      files += 1;
      bytes += object.bytes;
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  return { files, bytes };
}

async function moveObject(from: ObjectStore, to: ObjectStore, key: string): Promise<MovedFile> {
  const source = await from.get(key);
  if (!source) throw new Error(`${key} was removed while the files were moved. Stop the station first.`);
  const { bytes } = source;
  const known = await to.head(key);
  if (known?.bytes === bytes) {
    const [checksum, theirs] = await Promise.all([digest(source.body), checksumOf(to, key)]);
    if (checksum === theirs) return { key, bytes, checksum, wasThere: true };
  } else {
    source.body.destroy();
  }
  const body = (await from.get(key))?.body;
  if (!body) throw new Error(`${key} was removed while the files were moved. Stop the station first.`);
  await to.put(key, body, { bytes });
  const [checksum, theirs] = [await checksumOf(from, key), await checksumOf(to, key)];
  if (checksum === null || checksum !== theirs) throw new Error(`${key} differs after its copy.`);
  return { key, bytes, checksum, wasThere: false };
}

async function checksumOf(store: ObjectStore, key: string): Promise<string | null> {
  const object = await store.get(key);
  return object ? digest(object.body) : null;
}
