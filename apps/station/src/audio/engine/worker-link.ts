import { fork, type ChildProcess } from 'node:child_process';
import { Socket } from 'node:net';
import { everyBeat } from '../../platform/heartbeat/every-beat.ts';
import { HangWatch, hangLimits, type HangLimits } from '../../platform/heartbeat/hang-watch.ts';
import type { ProcessHealth } from '../../platform/heartbeat/process-health.ts';
import { memoryEnvironment } from '../../platform/memory-environment.ts';
import { programArguments, programFile } from '../../platform/station-files.ts';
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
  /** Null while there is no worker. */
  readonly health: ProcessHealth | null;
  /** Registers a job and returns its id; pair with `forget`. */
  listen(listener: JobListener): number;
  forget(id: number): void;
  send(message: ToWorker): void;
  /** Ends the jobs and the `ffmpeg` of each. Running jobs receive `onDeath`. */
  close(): Promise<void>;
}

/** The server's end of the media worker: forks it when first used and again after it died, and kills one that hangs. */
export class WorkerLink implements MediaWorker {
  readonly #log: (message: string) => void;
  readonly #listeners = new Map<number, JobListener>();
  readonly #limits: HangLimits;
  #child: ChildProcess | undefined;
  #watch: HangWatch | undefined;
  #hangs = 0;
  #hungAt: number | null = null;
  #lastId = 0;

  constructor(log: (message: string) => void, limits: HangLimits = hangLimits) {
    this.#log = log;
    this.#limits = limits;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get health(): ProcessHealth | null {
    const watch = this.#watch;
    if (!watch && this.#hungAt === null) return null;
    const state = watch?.isSilent ? 'silent' : 'works';
    return { name: 'media', state, silentMs: watch?.silentMs ?? 0, hangs: this.#hangs, hungAt: this.#hungAt };
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
      execArgv: programArguments,
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      // The worker reads untrusted files, so it gets none of the server's secrets.
      env: {
        ...memoryEnvironment,
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      },
    });
    this.#child = child;
    if (child.stderr instanceof Socket) child.stderr.unref();
    child.stderr?.setEncoding('utf8').on('data', (text: string) => this.#log(`media worker: ${text.trim()}`));
    const watch = this.#watchOver(child);
    const endBeats = everyBeat((ms) => watch.tick(ms));
    child.on('message', (message: FromWorker) => {
      if (message.type === 'beat') watch.started();
      else this.#listeners.get(message.id)?.onMessage(message);
    });
    child.once('error', (error) => this.#log(`media worker: ${error.message}`));
    child.once('exit', () => {
      endBeats();
      if (this.#child === child) this.#child = this.#watch = undefined;
      for (const listener of this.#listeners.values()) listener.onDeath();
    });
    return child;
  }

  #watchOver(child: ChildProcess): HangWatch {
    return (this.#watch = new HangWatch({
      limits: this.#limits,
      pid: () => child.pid,
      onSilent: () => this.#log('the media worker does not respond'),
      kill: () => {
        this.#hangs += 1;
        this.#hungAt = Date.now();
        this.#log('the media worker hangs and is killed');
        child.kill('SIGKILL');
      },
    }));
  }
}
