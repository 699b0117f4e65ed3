import type { SentOperation } from '../schema/wire-operation.ts';
import { fillPath, queryText } from './address.ts';
import type { CallOptions } from './call-input.ts';
import { authorization } from './credentials.ts';
import type { Credentials } from './credentials.ts';
import { requestBody } from './request-body.ts';
import { sessionId } from './session-id.ts';
import { encodeInput, valuesOf } from './wire-values.ts';

/** Input of a call of any operation. */
export type AnyInput = CallOptions & {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
};

/** A request to send; the same for every attempt. */
export interface PreparedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly credentials: RequestCredentials;
  readonly redirect: RequestRedirect;
  readonly body: string | FormData | Blob | undefined;
}

/** The caller's credentials and station. */
export interface Caller {
  readonly credentials: Credentials;
  /** For the credentials `'token'`; undefined before the sign-in. */
  readonly accessToken: string | undefined;
  readonly station: string | undefined;
  readonly stationName: string | undefined;
  /** Headers of every request. */
  readonly headers: Readonly<Record<string, string>> | undefined;
}

export function prepareRequest(
  operation: SentOperation,
  input: AnyInput,
  caller: Caller,
  host: string,
): PreparedRequest {
  const credentials = input.credentials ?? caller.credentials;
  const body = requestBody(operation, input);
  const headers: Record<string, string> = {
    Accept: input.accept ?? accepted[operation.responseKind] ?? '*/*',
  };
  const authorized = authorization(credentials, caller.accessToken);
  if (authorized !== undefined) headers['Authorization'] = authorized;
  const name = caller.stationName ?? caller.station;
  if (name) headers['X-Session-Id'] = sessionId(name);
  if (typeof body === 'string') headers['Content-Type'] = 'application/json';
  // Every attempt sends the same key, so that the station performs a retried write once.
  if (operation.idempotent && operation.method !== 'GET') headers['Idempotency-Key'] = randomKey();
  return {
    method: operation.method,
    url: writeAddress(operation, input, caller.station, host),
    headers: Object.assign(headers, caller.headers, input.headers),
    credentials: fetchCredentials(credentials),
    redirect: operation.responseKind === 'redirect' ? 'manual' : 'follow',
    body,
  };
}

/** With a token, a page of the station's own origin must not send its cookie either. */
function fetchCredentials(credentials: Credentials): RequestCredentials {
  if (credentials === 'cookie') return 'include';
  return credentials === 'token' ? 'omit' : 'same-origin';
}

/** Host, path and query of a call. */
export function writeAddress(
  operation: SentOperation,
  input: AnyInput,
  station: string | undefined,
  host: string,
  added?: Readonly<Record<string, string>>,
): string {
  const params = valuesOf(encodeInput(operation, operation.params, input.params));
  const query = valuesOf(encodeInput(operation, operation.query, input.query));
  return `${host}${fillPath(operation, { ...params, station: params['station'] ?? station })}${queryText({ ...query, ...added })}`;
}

const accepted: Partial<Record<SentOperation['responseKind'], string>> = {
  json: 'application/json',
  stream: 'text/event-stream',
};

// Not crypto.randomUUID: browsers offer it only over https.
function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
