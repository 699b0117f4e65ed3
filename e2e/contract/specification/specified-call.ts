import { createHash } from 'node:crypto';

/** Whatever earlier calls returned that later calls need, by name. */
export type Made = Record<string, string>;

/** A request as the specification describes it: its address, and exactly the fields that it lists. */
export interface SpecifiedRequest {
  /** From the root, or below the station where it starts without a slash. */
  readonly path: string;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  /** The fields of a multipart body, in the order in which they are sent. */
  readonly form?: readonly (readonly [name: string, value: string | File])[];
  /** `key` is the header with username and key, `custom` the literal without a cookie, `none` no header; the default is `key`. */
  readonly as?: 'key' | 'custom' | 'none' | { readonly basic: readonly [name: string, password: string] };
}

/** The response, read. */
export interface SpecifiedResponse {
  readonly status: number;
  readonly headers: Headers;
  /** JSON where the response is JSON, text otherwise. */
  readonly body: unknown;
}

export interface SpecifiedCall {
  /** The call as the specification's table has it, and what is special about this one. */
  readonly name: string;
  readonly request: (made: Made) => SpecifiedRequest;
  readonly status: number;
  /** Fields of the response, or of each entry of a list, that the specification names. */
  readonly fields?: string;
  /** Part of the body, as for `toMatchObject`. */
  readonly body?: unknown;
  readonly type?: RegExp;
  /** Sends the call again until it returns this status with this body, because the station works in the background. */
  readonly repeats?: true;
  /** Keeps values for later calls. */
  readonly keep?: (response: SpecifiedResponse, made: Made) => void;
}

/** A field of a JSON body. */
export function field(body: unknown, ...names: readonly (string | number)[]): unknown {
  return names.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    body,
  );
}

/** A field of a JSON body as text. */
export function textOf(body: unknown, ...names: readonly (string | number)[]): string {
  const value = field(body, ...names);
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new Error(`The response has no ${names.join('.')}.`);
  return String(value);
}

/** The last number of a `Location` header. */
export function idAtLocation({ headers }: SpecifiedResponse): string {
  const [, id] = /(\d+)\/?$/.exec(headers.get('location') ?? '') ?? [];
  if (id === undefined) throw new Error('The response has no Location with an id.');
  return id;
}

/** The first 30 characters of the base64 SHA-256 of the station's name, with `/` as `_`, and `+` and `=` as `-`. */
export function liveId(stationName: string): string {
  return createHash('sha256')
    .update(stationName)
    .digest('base64')
    .slice(0, 30)
    .replaceAll('/', '_')
    .replaceAll(/[+=]/g, '-');
}
