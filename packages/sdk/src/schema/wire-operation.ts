export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PATCH' | 'DELETE';

/** The kind of response: JSON, no body, bytes, a redirect, or a `text/event-stream`. */
export type ResponseKind = 'json' | 'none' | 'file' | 'redirect' | 'stream';

/** The kind of request body. `bytes` is one part of a file, as `application/offset+octet-stream`, `form` is urlencoded. */
export type BodyKind = 'json' | 'multipart' | 'form' | 'bytes' | 'none';

/** The type of a value. A zod schema is one; the client's copies of the operations have only the type. */
export interface TypeOf<Value> {
  readonly _zod: { readonly output: Value };
}

/** The part of an operation that a client needs to send it. */
export interface SentOperation {
  /** `{domain}.{verb}`, unique in the table. */
  readonly id: string;
  readonly method: Method;
  /** Contains `{name}` placeholders that `params` fills; `{station}` is the station's slug. */
  readonly path: string;
  readonly params?: TypeOf<unknown>;
  readonly query?: TypeOf<unknown>;
  readonly body?: TypeOf<unknown>;
  /** Of the body, if there is one; `json` when absent. */
  readonly bodyKind?: BodyKind;
  /** Of a JSON response. */
  readonly response?: TypeOf<unknown>;
  readonly responseKind: ResponseKind;
  readonly success: 200 | 201 | 202 | 204 | 302;
  /** The host that serves the call, `api` when absent. The settings name the other hosts. */
  readonly host?: 'api' | 'media' | 'progress' | 'events' | 'imports';
  /** Whether a write can be sent twice without a second effect. The client retries it when the response is lost. */
  readonly idempotent?: boolean;
  /**
   * Fields that are JSON inside a text on the wire, by name. Only the client's copies (`wire-operations.ts`) say so, because
   * they have no schemas: a page that calls the station loads no zod.
   */
  readonly jsonText?: { readonly body?: readonly string[]; readonly response?: readonly string[] };
}

/** The types of a call: what it takes, as decoded values, and its decoded response. */
export interface CallTypes {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  response?: unknown;
}

/** A client's copy of an operation. It has types and no schemas. */
export interface WireOperation<Types extends CallTypes> extends SentOperation {
  readonly params?: Part<Types, 'params'>;
  readonly query?: Part<Types, 'query'>;
  readonly body?: Part<Types, 'body'>;
  readonly response?: Part<Types, 'response'>;
}

type Part<Types, Name extends keyof CallTypes> = TypeOf<
  Types extends { readonly [Key in Name]: infer Value } ? Value : undefined
>;
