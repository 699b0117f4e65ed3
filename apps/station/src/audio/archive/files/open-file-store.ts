import { mkdir, rm, statfs } from 'node:fs/promises';
import { AudioError } from '../../audio-error.ts';
import { archiveFileName, archivePath, archivePeaksPath } from '../archive-path.ts';
import type { ArchiveAppend, ArchiveRange, ArchiveStore } from '../archive-store.ts';
import { asDiskFull } from '../as-disk-full.ts';
import { readRanges, type ByteRange } from '../read-ranges.ts';
import type { SegmentRecord } from '../segment-record.ts';
import { archiveSizes } from './archive-sizes.ts';
import { FileInspector } from './file-inspector.ts';
import { FileWriter } from './file-writer.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { readPeaksOffsets } from './read-peaks-offsets.ts';
import { truncateUncommitted } from './truncate-uncommitted.ts';
import { visitFilePeaks } from './visit-file-peaks.ts';

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
