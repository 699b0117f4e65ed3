import type { Storage } from '../platform/storage/storage.ts';
import { digest } from './digest.ts';

/** A file that is in both storages. */
export interface MovedFile {
  readonly key: string;
  readonly bytes: number;
  /** SHA-256 of its bytes in both. */
  readonly checksum: string;
  /** Whether an earlier, interrupted move had copied it. */
  readonly wasThere: boolean;
}

export interface MoveFilesOptions {
  readonly from: Storage;
  readonly to: Storage;
  /** Called after each file, in no order. */
  onFile(this: void, file: MovedFile): void;
}

/** Files that are copied at the same time. */
const concurrency = 4;

/**
 * Copies all files to another storage, and reads each back. Files that are there already are compared, and copied again
 * only if they differ, so a move that was interrupted continues. The files of the source stay.
 * @throws when a file differs after its copy, or the numbers of files differ
 */
export async function moveFiles({
  from,
  to,
  onFile,
}: MoveFilesOptions): Promise<{ files: number; bytes: number }> {
  const keys = await keysOf(from);
  const waiting = keys.values();
  let bytes = 0;
  async function work(): Promise<void> {
    for (const key of waiting) {
      const moved = await moveFile(from, to, key);
      bytes += moved.bytes;
      onFile(moved);
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work));
  const arrived = new Set(await keysOf(to));
  const missing = keys.filter((key) => !arrived.has(key));
  if (missing.length > 0)
    throw new Error(
      `${missing.length} of ${keys.length} files are not in the target, such as ${missing[0]}.`,
    );
  return { files: keys.length, bytes };
}

/** A file in parts is one file. */
async function keysOf(storage: Storage): Promise<string[]> {
  const keys = new Set<string>();
  for await (const { key } of storage.list()) keys.add(key.replace(/!\d+$/, ''));
  return [...keys];
}

async function moveFile(from: Storage, to: Storage, key: string): Promise<MovedFile> {
  const [source, known] = await Promise.all([from.stat(key), to.stat(key)]);
  if (!source) throw new Error(`${key} was removed while the files were moved. Stop the station first.`);
  if (known?.bytes === source.bytes) {
    const [ours, theirs] = await Promise.all([digest(from.open(key)), digest(to.open(key))]);
    if (ours === theirs) return { key, bytes: source.bytes, checksum: ours, wasThere: true };
  }
  const put = await to.put(key, from.open(key), { expected: source.bytes });
  const checksum = await digest(to.open(key));
  if (put.bytes !== source.bytes || checksum !== put.sha256)
    throw new Error(`${key} differs after its copy.`);
  return { key, bytes: put.bytes, checksum, wasThere: false };
}
