import type { z } from 'zod';
import type { Tables, Transaction } from '../db/database.ts';
import type { Lane, Turn } from '../turns/turn.ts';

/** The context of a running job. */
export interface JobContext {
  readonly id: number;
  /** 1 for the first attempt. */
  readonly attempt: number;
  /** Aborts when the station stops or `abort` is called. A job that then throws runs again at the next start, without counting the attempt, or never. */
  readonly signal: AbortSignal;
  /** For the engine, which has fewer slots than the queue has places. */
  readonly turn: Turn;
  /**
   * Completes the job in one transaction with the caller's writes, so that both happen once or neither.
   * A job that does not call this is completed when `run` resolves.
   */
  readonly complete: (work: (transaction: Transaction) => Promise<void>) => Promise<void>;
}

export interface JobDefinition<Payload> {
  readonly payload: z.ZodType<Payload>;
  /** May run again after a crash: everything before `complete` must be idempotent. */
  run(payload: Payload, context: JobContext): Promise<void>;
  /** Retries after the first failure, the same for every error or by the last one; default 3. */
  readonly retries?: number | ((error: Error) => number);
  /** Milliseconds before a retry, by the number of the failed attempt; default 10 s, doubling, at most an hour. */
  backoff?(attempt: number, error: Error): number;
  /** Jobs of this name at a time; by default as many as the queue runs. */
  readonly concurrency?: number;
  /**
   * Lane of a job that is added without one; default `interactive`. Background jobs of an interactive kind leave one of
   * the kind's places free.
   */
  readonly lane?: Lane;
  /** Runs when the last attempt has failed, in the transaction that records it. */
  onFailed?(payload: Payload, error: Error, transaction: Transaction): Promise<void>;
}

export interface AddOptions {
  /** Milliseconds since 1970; default now. */
  readonly runAt?: number;
  /** While a job of this name and key waits for its first attempt, adding another does nothing. Jobs of one key never run at the same time. */
  readonly key?: string;
  /** By default the lane of the job's kind. */
  readonly lane?: Lane | undefined;
  /** Id of the station that it works for: stations take turns. */
  readonly station?: number;
}

/** A kind of job, for adding jobs. */
export interface Job<Payload> {
  readonly name: string;
  /** Adds a job within the caller's transaction (or at once); it starts after the commit. Resolves to its id. */
  add(db: Tables, payload: Payload, options?: AddOptions): Promise<number>;
  /** Whether a job of a key waits or runs. */
  isQueued(db: Tables, key: string): Promise<boolean>;
  /** Cancels the jobs of a key that are not running. Resolves to their number. */
  cancel(db: Tables, key: string): Promise<number>;
  /** Aborts the running jobs of a key after the commit, in all processes, because their results are no longer needed. They do not run again. */
  abort(db: Tables, key: string): Promise<void>;
  /** Moves jobs of a key to the interactive lane, because a user now waits for them. A job that waits for a retry runs at once. */
  raise(db: Tables, key: string): Promise<void>;
}

export type DefineJob = <Payload>(name: string, definition: JobDefinition<Payload>) => Job<Payload>;
