import type { Readable } from 'node:stream';

export interface PutOptions {
  /** Most bytes that are taken; more is refused with 413. */
  readonly limit?: number;
  /** Bytes that are announced, so that a full disk is told before they are sent. */
  readonly expected?: number;
  readonly signal?: AbortSignal;
}

export interface AppendOptions {
  /** Where the source begins in the file; what lies after it, and nobody was told of, is cut off. */
  readonly from: number;
  /** Most bytes that are taken; more is refused with 413. */
  readonly limit: number;
}

/** Files of the station, by key: lower-case letters, digits and `/ _ . -`. */
export interface Storage {
  /**
   * Takes a stream to the disk. The file appears whole or not at all, and is durable when this resolves.
   * @throws request.too-large, storage.full.
   */
  put(key: string, source: Readable, options?: PutOptions): Promise<{ bytes: number; sha256: string }>;
  /**
   * Writes on at a file, durably. What came before the source broke is kept: `fault` is why it broke.
   * @throws request.too-large, storage.full
   */
  append(key: string, source: Readable, options: AppendOptions): Promise<{ bytes: number; fault?: unknown }>;
  /** Bytes from `start` to `end`, both included; default the whole file. */
  open(key: string, range?: { start?: number; end?: number }): Readable;
  /** Null where there is no such file. */
  stat(key: string): Promise<{ bytes: number; modifiedAt: number } | null>;
  /** Removes a file; nothing happens where there is none. */
  remove(key: string): Promise<void>;
  /** Absolute path of a key, for programs that work on files. Its folder may not exist yet. */
  path(key: string): string;
  /** Makes an empty folder for work in progress, on the same disk; whoever asks removes it. What a crash leaves is removed at the next start. */
  scratch(): Promise<string>;
  /** Moves a finished file (made in a scratch folder) to a key, durably. */
  adopt(file: string, key: string): Promise<{ bytes: number }>;
  /** Throws storage.full unless so many bytes may still be written. */
  ensureSpace(bytes: number): Promise<void>;
}
