import type { SentOperation, TypeOf } from '../schema/wire-operation.ts';
import type { Credentials } from './credentials.ts';
import type { FormFields } from './request-body.ts';

/** The result of a call: the decoded value of the operation's response schema, or undefined without one. */
export type ResponseOf<Op extends SentOperation> = ValueOf<NonNullable<Op['response']>>;

export interface UploadProgress {
  /** Bytes sent so far, including the framing of the form. */
  readonly loaded: number;
  readonly total: number;
}

export interface CallOptions {
  /** Aborts the call at once, also during a pause between attempts. */
  readonly signal?: AbortSignal | undefined;
  /** Timeout of one attempt in milliseconds; 0 for none. */
  readonly timeout?: number | undefined;
  /** Retries after the first attempt, 0 to 5. */
  readonly retries?: number | undefined;
  /** Added to the default headers; the same name replaces one. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Value of the `Accept` header. */
  readonly accept?: string | undefined;
  /** For this call only. The sign-in call takes `{ username, password }`. */
  readonly credentials?: Credentials | undefined;
  /** Fields of a multipart body. Text is sent before files, whatever their order. */
  readonly form?: FormFields | FormData | undefined;
  /** Part of a file, for operations whose body is bytes. */
  readonly bytes?: Blob | undefined;
  readonly onUploadProgress?: ((progress: UploadProgress) => void) | undefined;
}

/** Input of a call. `params.station` is optional if the transport knows the station. */
export type CallInput<Op extends SentOperation> = CallOptions &
  Part<'params', StationOptional<InputOf<NonNullable<Op['params']>>>> &
  Part<'query', InputOf<NonNullable<Op['query']>>> &
  Part<'body', InputOf<NonNullable<Op['body']>>>;

/** The input as an argument, optional if all of it is. */
export type InputArgument<Op extends SentOperation> =
  object extends CallInput<Op> ? [input?: CallInput<Op>] : [input: CallInput<Op>];

type ValueOf<Type> = Type extends TypeOf<infer Value> ? Value : never;

/** Decoded values; fields with a default are optional. The types of `wire-operations.ts` have no shape: they are decoded values. */
type InputOf<Type> = Type extends { readonly shape: infer Shape }
  ? Flat<
      {
        [Key in keyof Shape as Shape[Key] extends LeftOut ? Key : never]?: ValueOf<Shape[Key]> | undefined;
      } & {
        [Key in keyof Shape as Shape[Key] extends LeftOut ? never : Key]: ValueOf<Shape[Key]>;
      }
    >
  : ValueOf<Type>;

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
