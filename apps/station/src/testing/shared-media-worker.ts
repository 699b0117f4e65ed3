import { WorkerLink, type JobListener, type MediaWorker } from '../audio/engine/worker-link.ts';
import type { ToWorker } from '../audio/engine/worker-messages.ts';

/** One for all stations of a test worker: to fork it takes as long as most jobs of tests. */
const link = new WorkerLink(() => {});

interface RunningJob {
  readonly listener: JobListener;
  readonly ended: PromiseWithResolvers<void>;
}

/** A station's part of a media worker that others use too. */
export class SharedMediaWorker implements MediaWorker {
  readonly #running = new Map<number, RunningJob>();

  get pid(): number | undefined {
    return link.pid;
  }

  get health() {
    return link.health;
  }

  listen(listener: JobListener): number {
    const ended = Promise.withResolvers<void>();
    const end = (): void => {
      this.#running.delete(id);
      link.forget(id);
      ended.resolve();
    };
    const id = link.listen({
      onMessage(message) {
        listener.onMessage(message);
        if (message.type === 'done' || message.type === 'failed') end();
      },
      onDeath() {
        listener.onDeath();
        end();
      },
    });
    this.#running.set(id, { listener, ended });
    return id;
  }

  /** A cancelled job is heard until the worker has killed its ffmpeg. */
  forget(): void {}

  send(message: ToWorker): void {
    link.send(message);
  }

  async close(): Promise<void> {
    const jobs = [...this.#running.values()];
    for (const { listener } of jobs) listener.onDeath();
    await Promise.all(jobs.map(({ ended }) => ended.promise));
  }
}
