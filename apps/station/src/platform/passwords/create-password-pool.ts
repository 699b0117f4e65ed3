import { Worker } from 'node:worker_threads';
import { programFile } from '../station-files.ts';
import type { PasswordResponse, PasswordTask } from './password-worker.ts';

/** Threads that hash and judge passwords. libuv's own four stay free for files, which the recording depends on. */
export interface PasswordPool {
  /** Starts a thread when none is idle: the caller limits how many run at a time. */
  run(task: PasswordTask): Promise<Exclude<PasswordResponse, { readonly error: string }>>;
  close(): Promise<void>;
}

/** Milliseconds after which an idle thread ends: each takes 25 MB. */
const longestIdle = 60_000;

/** @param keptMs how long an idle thread is kept, in milliseconds */
export function createPasswordPool(keptMs = longestIdle): PasswordPool {
  /** The idle threads, and the timers that end them. */
  const idle = new Map<Worker, NodeJS.Timeout>();
  const all = new Set<Worker>();

  function start(): Worker {
    const worker = new Worker(programFile('password-worker'), {
      // A thread rejects some flags of the process, such as those of a program given as text.
      execArgv: [],
    });
    all.add(worker);
    // The exit event follows, and it rejects the running task.
    worker.on('error', () => {});
    worker.once('exit', () => {
      all.delete(worker);
      takeFromIdle(worker);
    });
    return worker;
  }

  function takeFromIdle(worker: Worker): Worker {
    clearTimeout(idle.get(worker));
    idle.delete(worker);
    return worker;
  }

  function keepWorker(worker: Worker): void {
    idle.set(worker, setTimeout(() => void takeFromIdle(worker).terminate(), keptMs).unref());
  }

  return {
    async run(task) {
      const [spare] = idle.keys();
      const worker = spare ? takeFromIdle(spare) : start();
      worker.ref();
      const answer = await responseOf(worker, task);
      worker.unref();
      keepWorker(worker);
      if ('error' in answer) throw new Error(answer.error);
      return answer;
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function responseOf(worker: Worker, task: PasswordTask): Promise<PasswordResponse> {
  const { promise, resolve, reject } = Promise.withResolvers<PasswordResponse>();
  const ended = (code: number) => reject(new Error(`The thread that handles passwords ended with ${code}.`));
  const clear = () => worker.off('message', resolve).off('error', reject).off('exit', ended);
  worker.once('message', resolve).once('error', reject).once('exit', ended).postMessage(task);
  return promise.finally(clear);
}
