/** What an HTTP status means to a caller; stable, unlike the words of a message. */
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

export type PostKitErrorCode = HttpErrorCode | 'timeout' | 'network' | 'aborted' | 'answer' | 'input';

// A registered symbol is the same in every realm and in every copy of this package; `instanceof` is not.
const mark = Symbol.for('@postkit/sdk.error');

/** Every error of this package. `code` is stable; `cause` is what lay underneath. None of them holds a credential. */
export class PostKitError extends Error {
  override name: string = 'PostKitError';
  readonly code: PostKitErrorCode;
  readonly [mark] = true;

  constructor(code: PostKitErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** The server answered with a status that is not a success. */
export class HttpError extends PostKitError {
  override name = 'HttpError';
  readonly status: number;
  /** Id of the operation that was called. */
  readonly operation: string;
  /** What the server calls this request in its log (`X-Request-Id`). */
  readonly requestId: string | undefined;
  /** For a failed validation: what is wrong, by field. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** The answer's body: parsed JSON, else its text (64 kB at most). */
  readonly body: unknown;
  /** Seconds that the server asked to wait. */
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
    super(code, `${facts.status}: ${words(facts.body) || facts.statusText || code.replaceAll('_', ' ')}`);
    this.status = facts.status;
    this.operation = facts.operation;
    this.requestId = facts.requestId;
    this.fields = fieldsOf(facts.body);
    this.body = facts.body;
    this.retryAfter = facts.retryAfter;
  }
}

/** No answer within the time that a try may take. */
export class TimeoutError extends PostKitError {
  override name = 'TimeoutError';

  /** @param milliseconds How long the try was given. */
  constructor(milliseconds: number) {
    super('timeout', `No answer from the server within ${milliseconds / 1000} s`);
  }
}

/** The server could not be reached, or the connection broke. */
export class NetworkError extends PostKitError {
  override name = 'NetworkError';

  constructor(options?: ErrorOptions) {
    super('network', 'Unable to talk to server', options);
  }
}

/** The caller's signal ended the call; `cause` is the signal's reason. */
export class AbortError extends PostKitError {
  override name = 'AbortError';

  constructor(options?: ErrorOptions) {
    super('aborted', 'The call was cancelled', options);
  }
}

/** The server answered with success, but with something other than what the operation declares. */
export class AnswerError extends PostKitError {
  override name = 'AnswerError';
  readonly operation: string;

  constructor(operation: string, message: string, options?: ErrorOptions) {
    super('answer', `${operation}: ${message}`, options);
    this.operation = operation;
  }
}

/** Whether an error is one of this package's, from whichever frame or copy of it. */
export function isPostKitError(error: unknown): error is PostKitError {
  return typeof error === 'object' && error !== null && mark in error;
}

/** Whether the server answered with an error status; with `status`, whether it was that one. */
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

function codeOfStatus(status: number): HttpErrorCode {
  return codes[status] ?? (status >= 500 ? 'server_error' : 'bad_request');
}

function words(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('error_message' in body && typeof body.error_message === 'string' && body.error_message) return body.error_message;
  return 'error' in body && typeof body.error === 'string' ? body.error : undefined;
}

function fieldsOf(body: unknown): Record<string, string[]> {
  if (typeof body !== 'object' || body === null || !('errors' in body)) return {};
  const { errors } = body;
  if (typeof errors !== 'object' || errors === null) return {};
  return Object.fromEntries(
    Object.entries(errors).map(([field, messages]) => [field, [messages].flat().filter((message) => typeof message === 'string')]),
  );
}
