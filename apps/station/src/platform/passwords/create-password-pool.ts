import { Worker } from 'node:worker_threads';
import type { PasswordResponse, PasswordTask } from './password-worker.ts';

/** Threads that hash and judge passwords. libuv's own four stay free for files, which the recording depends on. */
export interface PasswordPool {
  /** Starts a thread when none is idle: the caller limits how many run at a time. */
  run(task: PasswordTask): Promise<Exclude<PasswordResponse, { readonly error: string }>>;
  close(): Promise<void>;
}

export function createPasswordPool(): PasswordPool {
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  function start(): Worker {
    const worker = new Worker(new URL('password-worker.ts', import.meta.url), {
      // A thread rejects some flags of the process, such as those of a program given as text.
      execArgv: [],
    });
    all.add(worker);
    // The exit event follows, and it rejects the running task.
    worker.on('error', () => {});
    worker.once('exit', () => {
      all.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    return worker;
  }

  return {
    async run(task) {
      const worker = idle.pop() ?? start();
      worker.ref();
      const answer = await responseOf(worker, task);
      worker.unref();
      idle.push(worker);
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
