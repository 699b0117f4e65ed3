import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { isStationError } from '../errors/station-error.ts';
import type { DiskSpace, Reservation } from './disk-space.ts';
import { writeWhole } from './write-whole.ts';

/** A version of a stored file. */
export interface RemoteFile {
  readonly key: string;
  /** Changes with the content. */
  readonly version: string;
  readonly bytes: number;
  open(): Readable;
}

/** Copies of stored files on the disk, for programs that work on files. */
export interface LocalCopies {
  /**
   * Copies a file, unless this version has a copy, and keeps it at least until `work` settles.
   * @throws storage.full
   */
  use<T>(file: RemoteFile, work: (path: string) => Promise<T>): Promise<T>;
}

export interface LocalCopiesOptions {
  /** Absolute path; created. */
  readonly folder: string;
  /** Absolute path of a folder on the same disk for unfinished copies. */
  readonly work: string;
  /** Bytes that unused copies may take. */
  readonly limit: number;
  readonly space: DiskSpace;
}

interface Copy {
  readonly bytes: number;
  /** Path of the file, once it is whole. */
  readonly path: Promise<string>;
  users: number;
}

/** Opens a folder of copies. Those that were not used for the longest time are removed first. */
export async function openLocalCopies({
  folder,
  work,
  limit,
  space,
}: LocalCopiesOptions): Promise<LocalCopies> {
  /** From the copy that was not used for the longest time to the newest. */
  const copies = new Map<string, Copy>(await existingCopies(folder));

  async function removeUnused(kept: number): Promise<void> {
    let bytes = [...copies.values()].reduce((sum, copy) => sum + copy.bytes, 0);
    for (const [name, copy] of copies) {
      if (bytes <= kept) return;
      if (copy.users > 0) continue;
      copies.delete(name);
      bytes -= copy.bytes;
      await rm(join(folder, name), { force: true });
    }
  }

  async function reserve(bytes: number): Promise<Reservation> {
    try {
      return await space.reserve(bytes);
    } catch (error) {
      if (!isStationError(error, 'storage.full')) throw error;
      await removeUnused(0);
      return space.reserve(bytes);
    }
  }

  async function copy({ key, bytes, open }: RemoteFile, name: string): Promise<string> {
    const reservation = await reserve(bytes);
    const unfinished = join(work, randomUUID());
    try {
      const written = await writeWhole(unfinished, open(), {}, space.openWriter(reservation));
      if (written.bytes !== bytes)
        throw new Error(`${key} has ${bytes} bytes, of which ${written.bytes} arrived.`);
      await rename(unfinished, join(folder, name));
      return join(folder, name);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    } finally {
      reservation.release();
    }
  }

  function copyOf(file: RemoteFile): Copy {
    const name =
      createHash('sha256').update(`${file.key}\n${file.version}`).digest('hex').slice(0, 32) +
      extname(file.key);
    const known = copies.get(name) ?? { bytes: file.bytes, path: copy(file, name), users: 0 };
    known.path.catch(() => copies.delete(name));
    copies.delete(name);
    copies.set(name, known);
    return known;
  }

  return {
    async use(file, work) {
      const copied = copyOf(file);
      copied.users += 1;
      try {
        return await work(await copied.path);
      } finally {
        copied.users -= 1;
        await removeUnused(limit);
      }
    },
  };
}

async function existingCopies(folder: string): Promise<[string, Copy][]> {
  await mkdir(folder, { recursive: true });
  const found = await Promise.all(
    (await readdir(folder)).map(async (name) => {
      const { size, mtimeMs } = await stat(join(folder, name));
      return { name, bytes: size, mtimeMs };
    }),
  );
  const ordered = found.toSorted((a, b) => a.mtimeMs - b.mtimeMs);
  return ordered.map(({ name, bytes }) => [
    name,
    { bytes, path: Promise.resolve(join(folder, name)), users: 0 },
  ]);
}
