import { mkdir, open, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { crc32 } from 'node:zlib';
import { checkArchiveAdts } from '../../adts/check-archive-adts.ts';
import { archivePath, archivePeaksPath } from '../archive-path.ts';
import { asDiskFull } from '../as-disk-full.ts';
import { syncDirectory } from '../sync-directory.ts';
import { nextPeaksSlot, writeSegmentPeaks } from './segment-peaks-writer.ts';

/** The open hour of one stream: appends segments and their peaks, each durable when `append` returns. */
export class FileWriter {
  readonly file: string;
  readonly #audio: FileHandle;
  readonly #peaks: FileHandle;
  #end: number;
  #slot: number;

  private constructor(file: string, audio: FileHandle, peaks: FileHandle, end: number, slot: number) {
    this.file = file;
    this.#audio = audio;
    this.#peaks = peaks;
    this.#end = end;
    this.#slot = slot;
  }

  static async open(root: string, file: string): Promise<FileWriter> {
    const path = archivePath(root, file);
    await mkdir(dirname(path), { recursive: true });
    const audio = await openForAppend(path);
    let peaks: FileHandle | undefined;
    try {
      peaks = await openForAppend(archivePeaksPath(root, file));
      await syncDirectory(dirname(path));
      const end = (await audio.stat()).size;
      return new FileWriter(file, audio, peaks, end, await nextPeaksSlot(peaks, end));
    } catch (error) {
      await Promise.all([audio.close(), peaks?.close()]);
      throw error;
    }
  }

  /** Appends one segment. When the disk is full, truncates the file to its previous length and throws `disk_full`. */
  async append(
    data: Uint8Array,
    peaks: Int8Array,
  ): Promise<{ offset: number; length: number; frames: number; crc32: number }> {
    const frames = checkArchiveAdts(data);
    const offset = this.#end;
    try {
      await writeAll(this.#audio, data, offset);
      await writeSegmentPeaks(this.#peaks, this.#slot, { offset, frames, peaks });
      await Promise.all([this.#audio.datasync(), this.#peaks.datasync()]);
    } catch (error) {
      await this.#audio.truncate(offset).catch(() => undefined);
      throw asDiskFull(error);
    }
    this.#end += data.length;
    this.#slot += 1;
    return { offset, length: data.length, frames, crc32: crc32(data) };
  }

  async close(): Promise<void> {
    await Promise.all([this.#audio.close(), this.#peaks.close()]);
  }
}

async function openForAppend(path: string): Promise<FileHandle> {
  // Not 'a': append mode ignores positions, and positions make an append repeatable after a failure.
  return open(path, 'r+').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return open(path, 'w+');
    throw error;
  });
}

async function writeAll(file: FileHandle, data: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < data.length;) {
    const { bytesWritten } = await file.write(data, done, data.length - done, position + done);
    done += bytesWritten;
  }
}
