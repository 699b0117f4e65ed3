import type { Operation } from '../schema/operation.ts';
import type { PostKitError } from './errors.ts';

/** What a hook is told. One object, so that more can be told later. */
export interface HookState {
  readonly operation: Operation;
  /** 1 for the first try. */
  readonly attempt: number;
  /** What is sent. Headers may be added or changed; they hold the caller's credentials. */
  readonly headers: Record<string, string>;
}

export interface Hooks {
  /** Before each try. */
  readonly onRequest?: (state: HookState) => void | Promise<void>;
  /** After each answer, whatever its status. The body is the transport's: read a clone of it. */
  readonly onResponse?: (state: HookState & { readonly response: Response; readonly milliseconds: number }) => void | Promise<void>;
  /** After each failed try; `retryIn` is undefined where no other follows, else milliseconds. */
  readonly onError?: (state: HookState & { readonly error: PostKitError; readonly retryIn: number | undefined }) => void | Promise<void>;
}
