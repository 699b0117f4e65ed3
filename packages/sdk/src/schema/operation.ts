import type { z } from 'zod';

/** What somebody is at a station, weakest first. `public` needs no sign-in, `person` a sign-in but no station. */
export type Role = 'public' | 'person' | 'user' | 'admin' | 'company_admin';

/** What somebody's station entry is licensed for: everything, podcasts without the broadcast log, or the log alone. */
export type Licence = 'full' | 'podcast' | 'logger';

export type Method = 'GET' | 'HEAD' | 'OPTIONS' | 'POST' | 'PATCH' | 'DELETE';

/** Statuses besides success that an operation may answer; 500 is never declared. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 410 | 412 | 413 | 415 | 416 | 422 | 423 | 429 | 502 | 503 | 507;

/** How the answer travels: JSON text, nothing, bytes, a redirect, or a `text/event-stream`. */
export type AnswerKind = 'json' | 'none' | 'file' | 'redirect' | 'stream';

/** How the body travels; `bytes` are a part of a file, as `application/offset+octet-stream`. */
export type BodyKind = 'json' | 'multipart' | 'bytes' | 'none';

/**
 * One call, told once. The client calls it, the station registers, validates, authorises and documents it,
 * and the contract suite walks over all of them.
 */
export interface Operation<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
> {
  /** `{domain}.{verb}`, unique over the table. */
  readonly id: string;
  /** For people; empty in the published package. */
  readonly summary: string;
  readonly method: Method;
  /** With `{name}` places that `params` fills; `{station}` is the station's slug. */
  readonly path: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly bodyKind?: BodyKind;
  /** Shape of a JSON answer. */
  readonly answer?: Answer;
  readonly answerKind: AnswerKind;
  readonly success: 200 | 201 | 202 | 204 | 302;
  /** Statuses besides `success`, in ascending order. */
  readonly errors: readonly ErrorStatus[];
  readonly access: {
    /** The least role that may call. */
    readonly role: Role;
    /** Licences that may call; all when absent. */
    readonly licences?: readonly Licence[];
  };
  /** Which address the call goes to; the settings answer names the others. */
  readonly host?: 'api' | 'media' | 'progress' | 'events' | 'imports';
  /** A GET that makes or changes something: a cookie counts for it only from the station's own pages. */
  readonly effect?: true;
  /** A write that may be sent twice without a second effect, so that a lost answer is retried. */
  readonly idempotent?: boolean;
  /** A write that goes on while the station's disk is full: it belongs to signing in, frees space, or stores nothing. */
  readonly worksOnFullDisk?: true;
}

/** Keeps the exact types of one operation while checking its form. */
export function operation<
  const Id extends string,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodUndefined,
>(declared: Operation<Params, Query, Body, Answer> & { readonly id: Id }): Operation<Params, Query, Body, Answer> & { readonly id: Id } {
  return declared;
}
