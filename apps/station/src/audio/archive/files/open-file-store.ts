import { mkdir, open, readdir, rm, stat, statfs, truncate } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { AudioError } from '../../audio-error.ts';
import { archiveFileName, archivePath, archivePeaksPath } from '../archive-path.ts';
import type { ArchiveAppend, ArchiveRange, ArchiveStore } from '../archive-store.ts';
import { asDiskFull } from '../as-disk-full.ts';
import { readRanges, type ByteRange } from '../read-ranges.ts';
import type { SegmentLocation, SegmentRecord } from '../segment-record.ts';
import { FileInspector } from './file-inspector.ts';
import { FileWriter } from './file-writer.ts';
import { readSlotTable } from './slot-table.ts';
import { visitFilePeaks } from './visit-file-peaks.ts';

/** Runs work in sequence per key, and in parallel for different keys. */
class KeyedMutex {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `work` after all work queued earlier under the key has settled. */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const result = (this.#last.get(key) ?? Promise.resolve()).then(work);
    const settled = result
      .catch(() => undefined)
      .then(() => {
        if (this.#last.get(key) === settled) this.#last.delete(key);
      });
    this.#last.set(key, settled);
    return result;
  }

  /** Resolves when all work queued so far has settled. */
  async idle(): Promise<void> {
    await Promise.all(this.#last.values());
  }
}

/** Files kept open for appending. Each upload is a stream of its own, so the number of open files must be limited. */
const OPEN_WRITERS = 16;

/** Free bytes below which nothing is recorded, so that the database can still commit. */
export const archiveKeepsFree = 64 * 1024 * 1024;

export interface FileStoreOptions {
  readonly root: string;
  /** Free bytes of the disk; read from the file system by default. */
  readonly freeBytes?: () => Promise<number>;
  /** Free bytes below which `append` fails; default 64 MB. Uploads and renders stop earlier. */
  readonly keepFree?: number;
}

/** Opens the archive's files below `root`; reads and creates nothing until it is used. */
export function openFileStore({
  root,
  freeBytes = () => freeOn(root),
  keepFree = archiveKeepsFree,
}: FileStoreOptions): ArchiveStore<unknown> {
  const writers = new OpenWriters(root);
  const queue = writers.queue;
  const onDisk = (ranges: readonly ArchiveRange[]) => ranges.map((range) => byteRange(root, range));

  function append({
    stream,
    hour,
    n,
    started_at_ms,
    data,
    peaks,
    loudness,
  }: ArchiveAppend): Promise<SegmentRecord> {
    const file = archiveFileName(stream, hour);
    return queue.run(stream, async () => {
      if ((await freeBytes()) < keepFree + data.length) throw new AudioError('disk_full', 'no space left');
      const writer = await writers.of(stream, file);
      return {
        stream,
        n,
        file,
        started_at_ms,
        ...(await writer.append(data, peaks)),
        ...(loudness && { loudness }),
      };
    });
  }

  return {
    append,
    async stage(segment) {
      // The bytes come first: bytes without a row are truncated, but a row without bytes is wrong.
      const record = await append(segment);
      return { commit: async () => record };
    },
    recover: (lastCommitted) => truncateUncommitted(root, lastCommitted),
    // A name that forms no path fails when it is read.
    async *read(ranges) {
      yield* readRanges(onDisk(ranges));
    },
    local: async (ranges) => ({ ranges: onDisk(ranges), [Symbol.asyncDispose]: async () => undefined }),
    inspect: () => new FileInspector(root),
    visitPeaks: (segments, level, visit) => visitFilePeaks(root, segments, level, visit),
    peaksOffsets: (file) => readPeaksOffsets(root, file),
    sizes: () => archiveSizes(root),
    async removeFile(file) {
      const stream = file.split('/')[0] ?? '';
      await queue.run(stream, async () => {
        await writers.closeFile(stream, file);
        await Promise.all([
          rm(archivePath(root, file), { force: true }),
          rm(archivePeaksPath(root, file), { force: true }),
        ]);
      });
    },
    close: () => writers.close(),
  };
}

/** The writers of the streams that were appended to last. */
class OpenWriters {
  /** Work of each stream, in sequence. */
  readonly queue = new KeyedMutex();
  readonly #root: string;
  readonly #writers = new Map<string, FileWriter>();

  constructor(root: string) {
    this.#root = root;
  }

  /** Call in the stream's queue. */
  async of(stream: string, file: string): Promise<FileWriter> {
    const current = this.#writers.get(stream);
    this.#writers.delete(stream);
    if (current?.file === file) {
      this.#writers.set(stream, current);
      return current;
    }
    await current?.close();
    const [longestIdle] = this.#writers.keys();
    if (longestIdle !== undefined && this.#writers.size >= OPEN_WRITERS) {
      void this.queue.run(longestIdle, () => this.#close(longestIdle));
    }
    const writer = await FileWriter.open(this.#root, file).catch((error: unknown) => {
      throw asDiskFull(error);
    });
    this.#writers.set(stream, writer);
    return writer;
  }

  async closeFile(stream: string, file: string): Promise<void> {
    if (this.#writers.get(stream)?.file === file) await this.#close(stream);
  }

  async close(): Promise<void> {
    await this.queue.idle();
    await Promise.all([...this.#writers.values()].map((writer) => writer.close()));
    this.#writers.clear();
  }

  async #close(stream: string): Promise<void> {
    const writer = this.#writers.get(stream);
    this.#writers.delete(stream);
    await writer?.close();
  }
}

function byteRange(root: string, { file, offset, length }: ArchiveRange): ByteRange {
  return { path: archivePath(root, file), offset, length };
}

async function freeOn(root: string): Promise<number> {
  await mkdir(root, { recursive: true });
  const disk = await statfs(root);
  return disk.bavail * disk.bsize;
}

/** Bytes of each file below the root, by its path there, without those whose name starts with a dot. A file that is removed meanwhile is left out. */
async function archiveSizes(root: string): Promise<Map<string, number>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  const sizes = new Map<string, number>();
  for (const entry of entries) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue;
    const path = join(entry.parentPath, entry.name);
    const found = await stat(path).catch(() => undefined);
    if (found) sizes.set(relative(root, path), found.size);
  }
  return sizes;
}

/** Offsets of the segments of an archive file that have stored peaks. */
async function readPeaksOffsets(root: string, file: string): Promise<ReadonlySet<number>> {
  const peaks = await open(archivePeaksPath(root, file), 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (!peaks) return new Set();
  try {
    return new Set((await readSlotTable(peaks)).map(({ offset }) => offset));
  } finally {
    await peaks.close();
  }
}

/** Truncates files after their last committed segment: later bytes were never acknowledged. Returns what was truncated. */
async function truncateUncommitted(
  root: string,
  lastCommitted: readonly SegmentLocation[],
): Promise<{ file: string; cutBytes: number }[]> {
  const cuts: { file: string; cutBytes: number }[] = [];
  for (const { file, offset, length } of lastCommitted) {
    const path = archivePath(root, file);
    const { size } = await stat(path).catch(() => ({ size: 0 }));
    if (size <= offset + length) continue;
    await truncate(path, offset + length);
    cuts.push({ file, cutBytes: size - offset - length });
  }
  return cuts;
}
