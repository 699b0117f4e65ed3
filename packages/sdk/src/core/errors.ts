/** The meaning of an HTTP status. Stable, unlike messages. */
export type HttpErrorCode =
  | 'bad_request'
  | 'unauthorized'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'gone'
  | 'too_large'
  | 'unsupported_type'
  | 'bad_range'
  | 'unprocessable'
  | 'rate_limited'
  | 'unavailable'
  | 'storage_full'
  | 'server_error';

export type PostKitErrorCode = HttpErrorCode | 'timeout' | 'network' | 'aborted' | 'response' | 'input';

// Unlike `instanceof`, a registered symbol works across realms and copies of this package.
const mark = Symbol.for('@postkit/sdk.error');

/** Base of every error of this package. `code` is stable, `cause` is the underlying error. Errors never contain credentials. */
export class PostKitError extends Error {
  override name: string = 'PostKitError';
  readonly code: PostKitErrorCode;
  /** Address of the failed request, without its query, which may hold a key. Undefined if the call failed before it had one. */
  address: string | undefined;
  readonly [mark] = true;

  constructor(code: PostKitErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The server responded with an error status. */
export class HttpError extends PostKitError {
  override name = 'HttpError';
  readonly status: number;
  /** Id of the called operation. */
  readonly operation: string;
  /** Id of the request in the server's log (`X-Request-Id`). */
  readonly requestId: string | undefined;
  /** Messages of a failed validation, by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The station's message; empty if the response has none. */
  readonly reason: string;
  /** Body of the response: parsed JSON, otherwise text of at most 64 kB. */
  readonly body: unknown;
  /** Seconds to wait, from `Retry-After`. */
  readonly retryAfter: number | undefined;

  constructor(facts: {
    operation: string;
    status: number;
    statusText: string;
    body: unknown;
    requestId?: string | undefined;
    retryAfter?: number | undefined;
  }) {
    const code = codeOfStatus(facts.status);
    const reason = serverText(facts.body) ?? '';
    super(code, `${facts.status}: ${reason || facts.statusText || code.replaceAll('_', ' ')}`);
    this.status = facts.status;
    this.operation = facts.operation;
    this.requestId = facts.requestId;
    this.fields = fieldsOf(facts.body);
    this.reason = reason;
    this.body = facts.body;
    this.retryAfter = facts.retryAfter;
  }
}

/** The server did not respond within the timeout of one attempt. */
export class TimeoutError extends PostKitError {
  override name = 'TimeoutError';

  /**
   * @param milliseconds Timeout of the attempt.
   * @param address Address of the request.
   */
  constructor(milliseconds: number, address?: string) {
    super('timeout', `No response from the server${atOrigin(address)} within ${milliseconds / 1000} s`);
    this.address = address;
  }
}

/** The server could not be reached, or the connection broke. */
export class NetworkError extends PostKitError {
  override name = 'NetworkError';

  /** @param address Address of the request. */
  constructor(address?: string, options?: ErrorOptions) {
    super('network', `Unable to talk to server${atOrigin(address)}`, options);
    this.address = address;
  }
}

/** The caller's signal aborted the call. `cause` is the signal's reason. */
export class AbortError extends PostKitError {
  override name = 'AbortError';

  constructor(options?: ErrorOptions) {
    super('aborted', 'The call was cancelled', options);
  }
}

/** The server responded with success, but with a body that does not fit the operation. */
export class ResponseError extends PostKitError {
  override name = 'ResponseError';
  readonly operation: string;

  constructor(operation: string, message: string, options?: ErrorOptions) {
    super('response', `${operation}: ${message}`, options);
    this.operation = operation;
  }
}

/**
 * Whether an error is a PostKitError, also from another realm or copy of this package.
 * @example
 * try {
 *   await client.shows.list();
 * } catch (error) {
 *   if (isPostKitError(error)) console.log(error.code, error.address);
 *   else throw error;
 * }
 */
export function isPostKitError(error: unknown): error is PostKitError {
  return typeof error === 'object' && error !== null && mark in error;
}

/**
 * Whether an error is an HttpError, and with `status`, one of that status.
 * @example
 * try {
 *   await client.shows.get(7);
 * } catch (error) {
 *   if (!isHttpError(error, 404)) throw error;
 *   console.log('No such show. Request', error.requestId);
 * }
 */
export function isHttpError(error: unknown, status?: number): error is HttpError {
  return isPostKitError(error) && 'status' in error && (status === undefined || error.status === status);
}

const codes: Readonly<Record<number, HttpErrorCode>> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  408: 'unavailable',
  409: 'conflict',
  410: 'gone',
  413: 'too_large',
  415: 'unsupported_type',
  416: 'bad_range',
  422: 'unprocessable',
  423: 'conflict',
  425: 'unavailable',
  429: 'rate_limited',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  507: 'storage_full',
};

function atOrigin(address: string | undefined): string {
  return address ? ` at ${new URL(address).origin}` : '';
}

function codeOfStatus(status: number): HttpErrorCode {
  return codes[status] ?? (status >= 500 ? 'server_error' : 'bad_request');
}

function serverText(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('error_message' in body && typeof body.error_message === 'string' && body.error_message)
    return body.error_message;
  return 'error' in body && typeof body.error === 'string' ? body.error : undefined;
}

function fieldsOf(body: unknown): Record<string, string[]> {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {};
  const { errors } = body;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [
      field,
      [messages].flat().filter((message) => typeof message === 'string'),
    ]),
  );
}
