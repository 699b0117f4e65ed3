import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { fail } from './errors/platform-errors.ts';
import type { programs } from './programs.ts';
import { programArguments, programFile } from './station-files.ts';

export interface ParseThreadSettings {
  /** The program of the thread: it posts one message for each that it gets. */
  readonly program: keyof typeof programs;
  /** The documents that it reads, in the plural, for messages. */
  readonly what: string;
  /** The error of a document that cannot be read within the limits. */
  readonly refuse: (reason: string, options: ErrorOptions) => Error;
  /** Milliseconds for one document. */
  readonly timeoutMs?: number;
  /** Megabytes of heap for one document. */
  readonly memoryMb?: number;
  /** Documents that may be read or wait at a time. */
  readonly maxPending?: number;
}

/** Reads documents of other hosts in a thread, one at a time. */
export interface ParseThread<Document, Reading> {
  /** @throws the error of `refuse`, service.unavailable when too many documents wait, the reason of the signal */
  read(document: Document, signal: AbortSignal): Promise<Reading>;
  close(): Promise<void>;
}

/** Milliseconds after which an idle thread ends. */
const idleMs = 30_000;

/** The thread starts with the first document, and again after one that it did not survive. */
export function createParseThread<Document, Reading>({
  program,
  what,
  refuse,
  timeoutMs = 20_000,
  memoryMb = 512,
  maxPending = 16,
}: ParseThreadSettings): ParseThread<Document, Reading> {
  let thread: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let pending = 0;

  function startThread(): Worker {
    const started = new Worker(programFile(program), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // The thread reads untrusted documents, so it gets none of the server's secrets.
      env: {},
      execArgv: programArguments,
    });
    started.on('error', () => {});
    started.once('exit', () => {
      if (thread === started) thread = undefined;
    });
    return started;
  }

  async function endThread(): Promise<void> {
    clearTimeout(idle);
    const ended = thread;
    thread = undefined;
    await ended?.terminate();
  }

  function explain(error: unknown, signal: AbortSignal, time: AbortSignal): unknown {
    if (signal.aborted) return signal.reason;
    if (time.aborted) return refuse('takes too long to be read', { cause: error });
    const isOutOfMemory =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    return isOutOfMemory ? refuse('is too large to be read', { cause: error }) : error;
  }

  async function readNow(document: Document, signal: AbortSignal): Promise<Reading> {
    signal.throwIfAborted();
    clearTimeout(idle);
    const worker = (thread ??= startThread());
    worker.ref();
    const time = AbortSignal.timeout(timeoutMs);
    try {
      const answered = once(worker, 'message', { signal: AbortSignal.any([signal, time]) });
      worker.postMessage(document);
      const [reading] = (await answered) as [Reading];
      worker.unref();
      idle = setTimeout(() => void endThread(), idleMs).unref();
      return reading;
    } catch (error) {
      await endThread();
      throw explain(error, signal, time);
    }
  }

  return {
    async read(document, signal) {
      if (pending >= maxPending)
        throw fail('service.unavailable', {
          message: `The station is reading other ${what}. Try again shortly.`,
        });
      pending += 1;
      const turn = last.then(() => readNow(document, signal));
      last = turn.catch(() => {});
      try {
        return await turn;
      } finally {
        pending -= 1;
      }
    },
    close: endThread,
  };
}
