import { open, type FileHandle } from 'node:fs/promises';
import { archivePath } from '../archive-path.ts';
import type { SegmentInspector, SegmentState } from '../archive-store.ts';
import { isIntact } from '../is-intact.ts';
import type { SegmentLocation } from '../segment-record.ts';

/** Keeps one file open. */
export class FileInspector implements SegmentInspector {
  readonly #root: string;
  #name = '';
  #file: FileHandle | undefined;
  #buffer = Buffer.alloc(0);

  constructor(root: string) {
    this.#root = root;
  }

  async stateOf(segment: SegmentLocation): Promise<SegmentState> {
    const file = await this.#open(segment.file);
    if (!file) return 'missing';
    if (this.#buffer.length < segment.length) this.#buffer = Buffer.allocUnsafe(segment.length);
    let read = 0;
    while (read < segment.length) {
      const { bytesRead } = await file.read(this.#buffer, read, segment.length - read, segment.offset + read);
      if (bytesRead === 0) return 'short';
      read += bytesRead;
    }
    return isIntact(this.#buffer.subarray(0, read), segment) ? 'whole' : 'damaged';
  }

  async close(): Promise<void> {
    const file = this.#file;
    this.#file = undefined;
    this.#name = '';
    await file?.close();
  }

  async #open(name: string): Promise<FileHandle | undefined> {
    if (this.#name === name) return this.#file;
    await this.close();
    this.#file = await open(archivePath(this.#root, name), 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
    this.#name = name;
    return this.#file;
  }
}
