import { Worker } from 'node:worker_threads';
import type { ScryptAnswer, ScryptTask } from './scrypt-worker.ts';

/** Threads that derive keys. libuv's own four stay free for files, on which the recording depends. */
export interface ScryptPool {
  /** Starts a thread where none is idle: whoever calls bounds how many run at a time. */
  derive(task: ScryptTask): Promise<Buffer>;
  close(): Promise<void>;
}

export function createScryptPool(): ScryptPool {
  const idle: Worker[] = [];
  const all = new Set<Worker>();

  function start(): Worker {
    const worker = new Worker(new URL('scrypt-worker.ts', import.meta.url));
    all.add(worker);
    // The exit follows, and the task that runs hears of the error by itself.
    worker.on('error', () => {});
    worker.once('exit', () => {
      all.delete(worker);
      const at = idle.indexOf(worker);
      if (at >= 0) idle.splice(at, 1);
    });
    return worker;
  }

  return {
    async derive(task) {
      const worker = idle.pop() ?? start();
      worker.ref();
      const answer = await answerOf(worker, task);
      worker.unref();
      idle.push(worker);
      if ('error' in answer) throw new Error(answer.error);
      return Buffer.from(answer.key);
    },
    async close() {
      await Promise.all([...all].map((worker) => worker.terminate()));
    },
  };
}

function answerOf(worker: Worker, task: ScryptTask): Promise<ScryptAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ScryptAnswer>();
  const ended = (code: number) => reject(new Error(`The thread that derives keys ended with ${code}.`));
  const clear = () => worker.off('message', resolve).off('error', reject).off('exit', ended);
  worker.once('message', resolve).once('error', reject).once('exit', ended).postMessage(task);
  return promise.finally(clear);
}
