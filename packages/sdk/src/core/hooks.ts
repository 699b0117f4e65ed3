import type { SentOperation } from '../schema/wire-operation.ts';
import type { PostKitError } from './errors.ts';

/** Argument of a hook. One object, so that members can be added later. */
export interface HookState {
  readonly operation: SentOperation;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** The request. Hooks may add or change headers, which contain the caller's credentials. */
  readonly headers: Record<string, string>;
}

export interface Hooks {
  /** Runs before each attempt. */
  readonly onRequest?: (state: HookState) => void | Promise<void>;
  /** Runs after each response of any status. The transport reads the body: clone the response to read it. */
  readonly onResponse?: (
    state: HookState & { readonly response: Response; readonly milliseconds: number },
  ) => void | Promise<void>;
  /** Runs after each failed attempt. `retryIn` is in milliseconds; undefined if there is no retry. */
  readonly onError?: (
    state: HookState & { readonly error: PostKitError; readonly retryIn: number | undefined },
  ) => void | Promise<void>;
}
