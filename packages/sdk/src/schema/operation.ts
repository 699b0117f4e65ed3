import type { z } from 'zod';
import type { Access } from './access.ts';
import type { SentOperation } from './wire-operation.ts';

/** Error statuses that an operation may respond with. 500 is never declared. */
export type ErrorStatus =
  | 400
  | 401
  | 403
  | 404
  | 409
  | 410
  | 412
  | 413
  | 415
  | 416
  | 422
  | 423
  | 429
  | 502
  | 503
  | 507;

/**
 * One call of the API. The client sends it; the station routes, validates, authorises and documents it; the contract
 * tests run against every one.
 */
export interface Operation<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Result extends z.ZodType = z.ZodType,
> extends SentOperation {
  /** One line for the reference. */
  readonly summary: string;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly response?: Result;
  /** Statuses besides `success`, in ascending order. */
  readonly errors: readonly ErrorStatus[];
  readonly access: Access;
  /** Marks a GET that changes something: the station accepts a cookie for it only from its own pages. */
  readonly effect?: true;
  /** False where access tokens of pages on other origins may not call, because the call creates a longer-lived credential. */
  readonly tokens?: false;
  /** The resource that clients send whole: its fields that the operation does not take are passed over. */
  readonly wholeResource?: z.ZodType;
  /** Marks a write that works while the station's disk is full: it belongs to signing in, frees space, or stores nothing. */
  readonly worksOnFullDisk?: true;
}

/** Declares an operation and keeps its exact types. */
export function operation<
  const Id extends string,
  Params extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Body extends z.ZodType = z.ZodUndefined,
  Result extends z.ZodType = z.ZodUndefined,
>(
  declared: Operation<Params, Query, Body, Result> & { readonly id: Id },
): Operation<Params, Query, Body, Result> & { readonly id: Id } {
  return declared;
}
