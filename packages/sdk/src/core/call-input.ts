import type { z } from 'zod';
import type { Operation } from '../schema/operation.ts';
import type { Credentials } from './credentials.ts';
import type { FormFields } from './request-body.ts';

/** What a successful call answers: the operation's answer schema, decoded. Nothing where it declares no answer. */
export type AnswerOf<Op extends Operation> = z.output<NonNullable<Op['answer']>>;

export interface UploadProgress {
  /** Bytes sent so far, the form's own framing included. */
  readonly loaded: number;
  readonly total: number;
}

export interface CallOptions {
  /** Ends the call at once, pauses between tries included. */
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds that one try may take; 0 for no end. */
  readonly timeout?: number | undefined;
  /** Tries after the first, 0 to 5. */
  readonly retries?: number | undefined;
  /** Added to the usual headers, or instead of them. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Value of the `Accept` header. */
  readonly accept?: string | undefined;
  /** For this call alone: the sign-in call takes `{ username, password }`. */
  readonly credentials?: Credentials | undefined;
  /** Fields of a multipart body: text first, then files, whatever order they are given in. */
  readonly form?: FormFields | FormData | undefined;
  /** A part of a file, for operations that take bytes. */
  readonly bytes?: Blob | undefined;
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** What a call needs and may have. `params.station` may be left out where the transport knows the station. */
export type CallInput<Op extends Operation> = CallOptions &
  Part<'params', StationOptional<Given<NonNullable<Op['params']>>>> &
  Part<'query', Given<NonNullable<Op['query']>>> &
  Part<'body', Given<NonNullable<Op['body']>>>;

/** The input as an argument: it may be left out where nothing in it is required. */
export type InputArgument<Op extends Operation> = object extends CallInput<Op> ? [input?: CallInput<Op>] : [input: CallInput<Op>];

/** Values as code holds them (a codec's decoded side), with what has a default or is optional left to the caller. */
type Given<Schema extends z.ZodType> =
  Schema extends z.ZodObject<infer Shape>
    ? Flat<
        { [Key in keyof Shape as Shape[Key] extends LeftOut ? Key : never]?: z.output<Shape[Key]> | undefined } & {
          [Key in keyof Shape as Shape[Key] extends LeftOut ? never : Key]: z.output<Shape[Key]>;
        }
      >
    : z.output<Schema>;

interface LeftOut {
  readonly _zod: { readonly optin: 'optional' | 'defaulted' };
}

type StationOptional<Params> = Params extends { station: infer Station }
  ? Flat<Omit<Params, 'station'> & { station?: Station | undefined }>
  : Params;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : unknown extends Value
    ? { readonly [Key in Name]?: unknown }
    : object extends Value
      ? { readonly [Key in Name]?: Value | undefined }
      : { readonly [Key in Name]: Value };

type Flat<Fields> = { [Key in keyof Fields]: Fields[Key] };
