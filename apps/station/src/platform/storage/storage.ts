import type { Readable } from 'node:stream';
import type { Reservation } from './disk-space.ts';

export interface PutOptions {
  /** Most bytes that are taken; more is refused with 413. */
  readonly limit?: number;
  /** Bytes that are announced: their space is reserved before they are read. */
  readonly expected?: number;
  /** Space that was reserved before, instead of `expected`; released by the one who made it. */
  readonly reservation?: Reservation;
  readonly signal?: AbortSignal;
}

export interface AppendOptions {
  /** Where the source begins in the file; what lies after it, and nobody was told of, is cut off. */
  readonly from: number;
  /** Most bytes that are taken; more is refused with 413. */
  readonly limit: number;
  /** Space for the rest of the file; it shrinks with what is written. */
  readonly reservation: Reservation;
}

/** Files of the station, by key: lower-case letters, digits and `/ _ . -`. */
export interface Storage {
  /**
   * Takes a stream to the disk. The file appears whole or not at all, and is durable when this resolves.
   * @throws request.too-large, storage.full.
   */
  put(key: string, source: Readable, options?: PutOptions): Promise<{ bytes: number; sha256: string }>;
  /**
   * Writes on at a file, durably. What came before the source broke or the disk filled up is kept: `fault` is why.
   * @throws request.too-large
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
  /** Throws storage.full unless so many bytes may still be written; what others have reserved does not count as free. */
  ensureSpace(bytes: number): Promise<void>;
  /** Keeps space for a file that will come in parts. @throws storage.full */
  reserve(bytes: number): Promise<Reservation>;
  /** Keeps space without asking, for what was promised before a restart. */
  hold(bytes: number): Reservation;
}
