import { fork, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { memoryEnvironment } from '../../platform/memory-environment.ts';
import { programFile } from '../../platform/station-files.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

const WORKER = programFile('media-worker');

/** Callbacks of one job. */
export interface JobListener {
  onMessage: (message: FromWorker) => void;
  /** The worker died, and the job with it. */
  onDeath: () => void;
}

/** A process that runs media jobs. */
export interface MediaWorker {
  /** Process id of the worker while it runs. */
  readonly pid: number | undefined;
  /** Registers a job and returns its id; pair with `forget`. */
  listen(listener: JobListener): number;
  forget(id: number): void;
  send(message: ToWorker): void;
  /** Ends the jobs and the `ffmpeg` of each. Running jobs receive `onDeath`. */
  close(): Promise<void>;
}

/** The server's end of the media worker: forks it when first used and again after it died. */
export class WorkerLink implements MediaWorker {
  readonly #log: (message: string) => void;
  readonly #listeners = new Map<number, JobListener>();
  #child: ChildProcess | undefined;
  #lastId = 0;

  constructor(log: (message: string) => void) {
    this.#log = log;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  listen(listener: JobListener): number {
    this.#lastId += 1;
    this.#listeners.set(this.#lastId, listener);
    const child = this.#running();
    child.ref();
    child.channel?.ref();
    return this.#lastId;
  }

  forget(id: number): void {
    this.#listeners.delete(id);
    if (this.#listeners.size > 0) return;
    // An idle worker must not keep an otherwise idle program running.
    this.#child?.channel?.unref();
    this.#child?.unref();
  }

  send(message: ToWorker): void {
    const child = this.#child;
    if (child?.connected) child.send(message);
  }

  /** Ends the worker, which kills its children. */
  async close(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.ref();
    child.disconnect();
    await gone;
  }

  #running(): ChildProcess {
    if (this.#child) return this.#child;
    const child = fork(WORKER, [], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // The worker reads untrusted files, so it gets none of the server's secrets.
      env: { ...memoryEnvironment, PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
    });
    this.#child = child;
    if (child.stderr instanceof Socket) child.stderr.unref();
    child.stderr?.setEncoding('utf8').on('data', (text: string) => this.#log(`media worker: ${text.trim()}`));
    child.on('message', (message: FromWorker) => this.#listeners.get(message.id)?.onMessage(message));
    child.once('error', (error) => this.#log(`media worker: ${error.message}`));
    child.once('exit', () => {
      if (this.#child === child) this.#child = undefined;
      for (const listener of this.#listeners.values()) listener.onDeath();
    });
    return child;
  }
}
