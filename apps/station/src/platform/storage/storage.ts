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

/** A stored file. */
export interface StoredFile {
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

/** The bytes of a stored file. */
export interface StoredStream extends Readable {
  /** Bytes that were read so far. */
  readonly bytesRead: number;
}

/** How a file is delivered at an address outside the station. */
export interface DeliveryHeaders {
  readonly type: string;
  readonly cacheControl: string;
  readonly disposition?: string | undefined;
}

/**
 * Files of the station, by key: lower-case letters, digits and `/ _ . -`. They are in the data folder or, with
 * `POSTKIT_STORAGE`, in a bucket, whose failures are `storage.unavailable` in every method.
 */
export interface Storage {
  /**
   * Stores a stream. The file appears whole or not at all, and is durable when this resolves.
   * @throws request.too-large, storage.full.
   */
  put(key: string, source: Readable, options?: PutOptions): Promise<{ bytes: number; sha256: string }>;
  /**
   * Appends to a file, durably. Bytes that arrived before the source failed or the disk filled up stay; `fault` is the reason.
   * @throws request.too-large
   */
  append(key: string, source: Readable, options: AppendOptions): Promise<{ bytes: number; fault?: unknown }>;
  /** Bytes from `start` to `end`, both included; default the whole file. A missing file is an error of the stream. */
  open(key: string, range?: { start?: number; end?: number }): StoredStream;
  /** Null when the file does not exist. */
  stat(key: string): Promise<StoredFile | null>;
  /** The files below a key, in no order; default all. A file in parts may be several, whose keys end with `!` and digits. */
  list(folder?: string): AsyncIterable<{ readonly key: string; readonly bytes: number }>;
  /** Removes a file; a missing one is no error. */
  remove(key: string): Promise<void>;
  /**
   * Lets a program work on a file of the disk: the file itself, or a copy that is kept at least until `work` settles. Its
   * bytes must not be changed.
   * @throws an error with the code `ENOENT` when there is no such file, storage.full when a copy has no room
   */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Creates an empty folder for work in progress on the disk; the caller removes it. The next start removes the leftovers of a crash. */
  scratch(): Promise<string>;
  /** Moves a finished file (made in a scratch folder) to a key, durably. */
  adopt(file: string, key: string): Promise<{ bytes: number }>;
  /** Gives a file a second name without reading it. Its bytes stay until both names are removed. False if there is no such file. */
  link(from: string, to: string): Promise<boolean>;
  /** An address outside the station that delivers a file for at least an hour; null where the station delivers it. */
  addressOf(key: string, headers: DeliveryHeaders): Promise<string | null>;
  /** Origins of these addresses, for content security policies. */
  readonly origins: readonly string[];
  /** Throws storage.full unless this many bytes can be written to the disk; space reserved by others does not count as free. */
  ensureSpace(bytes: number): Promise<void>;
  /** Reserves space for a file that arrives in parts. @throws storage.full */
  reserve(bytes: number): Promise<Reservation>;
  /** Reserves space without a check, for space that was reserved before a restart. */
  hold(bytes: number): Reservation;
  /** @throws storage.unavailable when the files cannot be reached */
  check(): Promise<void>;
  close(): void;
}
