import { z } from 'zod';
import type { Clock } from '../clock.ts';
import type { Tables, Transaction } from '../db/database.ts';
import type { Lane } from '../turns/turn.ts';
import type { DefineJob } from './job.ts';

/** Work that an installation does again and again, such as the removal of what is old. */
export interface RepeatedJob {
  /** Milliseconds from one run to the next, also after one that failed. */
  readonly everyMs: number;
  /** By default `interactive`. */
  readonly lane?: Lane;
  /**
   * One run, which must call `complete` with its writes. They resolve to whether work is left: then the next run follows at once,
   * so that one run never holds up other work for long.
   */
  run(complete: (work: (transaction: Transaction) => Promise<boolean>) => Promise<void>): Promise<void>;
}

/** The key of all runs. */
export const repeatedKey = 'repeated';

/** Defines a repeated job. Returns the function that adds its first run, unless one waits. */
export function defineRepeated(
  { define, clock }: { define: DefineJob; clock: Clock },
  name: string,
  { everyMs, lane = 'interactive', run }: RepeatedJob,
): (to: Tables) => Promise<void> {
  const job = define(name, {
    payload: z.object({}),
    lane,
    // Earlier versions gave the runs other keys, one of which may still wait.
    concurrency: 1,
    run: (_payload, { complete }) =>
      run((work) =>
        complete(async (transaction) => add(transaction, (await work(transaction)) ? 0 : everyMs)),
      ),
    onFailed: (_payload, _error, transaction) => add(transaction, everyMs),
  });

  async function add(to: Tables, afterMs: number): Promise<void> {
    await job.add(to, {}, { key: repeatedKey, runAt: clock.now() + afterMs });
  }

  return (to) => add(to, 0);
}
