import type { Readable } from 'node:stream';

/** A stored object. */
export interface ObjectFacts {
  readonly key: string;
  readonly bytes: number;
  /** Milliseconds since 1970, of the server's clock. */
  readonly modifiedAt: number;
  /** Changes with the content; with its quotes. */
  readonly etag: string;
}

/** First and last byte, both included; without them from the first byte to the last one. */
export interface ObjectRange {
  readonly start?: number;
  readonly end?: number;
}

/** An opened object. */
export interface ObjectContent extends ObjectFacts {
  /** The bytes of the range. */
  readonly body: Readable;
}

export interface PutObject {
  /** Length of a stream, if it is known: streams of more than 80 GB need it. */
  readonly bytes?: number;
  /** Content type; default `application/octet-stream`. */
  readonly type?: string;
  readonly signal?: AbortSignal;
}

/** An address that works without credentials. */
export interface SignedAddress {
  /** It works for this long or up to twice as long, and is the same for requests of the same period; at most 3 days. */
  readonly seconds: number;
  /** Headers of the response, instead of those of the object. */
  readonly type?: string;
  readonly disposition?: string;
  readonly cacheControl?: string;
}

/**
 * Objects in a bucket, by key below the prefix of the setting. Every method throws `storage.unavailable` (503) when the
 * store does not respond, refuses, or has no such bucket; its `cause` names the reason for the log. Requests that are
 * safe to repeat are tried 3 times. An aborted signal throws its reason.
 */
export interface ObjectStore {
  /** Bucket and prefix for messages and logs, such as `s3://files/station`. */
  readonly name: string;
  /**
   * Stores an object, which appears whole or not at all and is durable when this resolves. Streams of more than 8 MB are
   * sent in parts; at most 24 MB of a stream are in memory. A failure of the stream itself is thrown as it is.
   */
  put(key: string, body: Uint8Array | Readable, options?: PutObject): Promise<void>;
  /**
   * Opens an object; null if there is none. A connection that breaks is resumed at the next byte, as long as the object
   * is the same. Destroy a body that is not read to its end.
   * @throws RangeError when the range begins after the last byte
   */
  get(key: string, range?: ObjectRange, signal?: AbortSignal): Promise<ObjectContent | null>;
  /** Null if there is no such object. */
  head(key: string): Promise<ObjectFacts | null>;
  /** A missing object is no error. */
  remove(key: string): Promise<void>;
  /** Objects whose key begins with the prefix, in the order of their keys. */
  list(prefix: string): AsyncIterable<ObjectFacts>;
  /** Copies an object within the store, without its bytes passing through this process. False if there is none. */
  copy(from: string, to: string): Promise<boolean>;
  /** An address for GET. It needs no request, and does not check that the object exists. */
  sign(key: string, address: SignedAddress): Promise<string>;
  /** One request that needs the bucket and the right to list it. */
  check(): Promise<void>;
  close(): void;
}
