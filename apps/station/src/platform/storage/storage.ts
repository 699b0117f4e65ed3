import type { Readable } from 'node:stream';
import type { Reservation } from './disk-space.ts';

export interface PutOptions {
  /** Maximum bytes; more is rejected with 413. */
  readonly limit?: number;
  /** Announced bytes: their space is reserved before they are read. */
  readonly expected?: number;
  /** Space that was reserved before, instead of `expected`; its owner releases it. */
  readonly reservation?: Reservation;
  readonly signal?: AbortSignal;
}

export interface AppendOptions {
  /** Where the source begins in the file; unacknowledged bytes after it are truncated. */
  readonly from: number;
  /** Maximum bytes; more is rejected with 413. */
  readonly limit: number;
  /** Space for the rest of the file; it shrinks with each write. */
  readonly reservation: Reservation;
}

/** Files of the station, by key: lower-case letters, digits and `/ _ . -`. */
export interface Storage {
  /**
   * Writes a stream to the disk. The file appears whole or not at all, and is durable when this resolves.
   * @throws request.too-large, storage.full.
   */
  put(key: string, source: Readable, options?: PutOptions): Promise<{ bytes: number; sha256: string }>;
  /**
   * Appends to a file, durably. Bytes that arrived before the source failed or the disk filled up stay; `fault` is the reason.
   * @throws request.too-large
   */
  append(key: string, source: Readable, options: AppendOptions): Promise<{ bytes: number; fault?: unknown }>;
  /** Bytes from `start` to `end`, both included; default the whole file. */
  open(key: string, range?: { start?: number; end?: number }): Readable;
  /** Null when the file does not exist. */
  stat(key: string): Promise<{ bytes: number; modifiedAt: number } | null>;
  /** Removes a file; a missing one is no error. */
  remove(key: string): Promise<void>;
  /** Absolute path of a key, for programs that work on files. Its folder may not exist yet. */
  path(key: string): string;
  /** Creates an empty folder for work in progress, on the same disk; the caller removes it. The next start removes the leftovers of a crash. */
  scratch(): Promise<string>;
  /** Moves a finished file (made in a scratch folder) to a key, durably. */
  adopt(file: string, key: string): Promise<{ bytes: number }>;
  /** Gives a file a second name without copying it. The bytes stay until both names are removed. False if there is no such file. */
  link(file: string, key: string): Promise<boolean>;
  /** Throws storage.full unless this many bytes can be written; space reserved by others does not count as free. */
  ensureSpace(bytes: number): Promise<void>;
  /** Reserves space for a file that arrives in parts. @throws storage.full */
  reserve(bytes: number): Promise<Reservation>;
  /** Reserves space without a check, for space that was reserved before a restart. */
  hold(bytes: number): Reservation;
}
