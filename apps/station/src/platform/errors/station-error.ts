/** Optional parts of an error. */
export interface ErrorDetails {
  /** Replaces the message of the code. Users see it: no secrets, no internals. */
  readonly message?: string;
  /** Faults by field, for a failed validation. */
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** More members of the response's body. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

const brand: unique symbol = Symbol.for('postkit.station-error');

/** An error that a client may see: a stable code, an HTTP status and a message for users. */
export class StationError extends Error {
  override readonly name = 'StationError';
  readonly [brand] = true;
  readonly code: string;
  readonly status: number;
  readonly fields: ErrorDetails['fields'];
  readonly headers: ErrorDetails['headers'];
  readonly body: ErrorDetails['body'];

  constructor(code: string, status: number, message: string, details: ErrorDetails = {}) {
    super(details.message ?? message, details.cause === undefined ? {} : { cause: details.cause });
    this.code = code;
    this.status = status;
    this.fields = details.fields;
    this.headers = details.headers;
    this.body = details.body;
  }
}

/** Recognises a StationError, also one of another realm or copy of the module; with a code, only that one. */
export function isStationError(error: unknown, code?: string): error is StationError {
  return (
    typeof error === 'object' &&
    error !== null &&
    brand in error &&
    (code === undefined || ('code' in error && error.code === code))
  );
}
