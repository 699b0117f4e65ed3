import { AudioError } from '../audio-error.ts';
import { FlowControl } from './flow-control.ts';
import type { FeedChunk, MediaJobName, MediaJobs } from './media-jobs.ts';
import type { MediaWorker } from './worker-link.ts';
import { WINDOW, type FromWorker } from './worker-messages.ts';

/** Callbacks and settings of a running job. */
export interface MediaJobOptions<Item> {
  signal?: AbortSignal | undefined;
  /** Receives the job's items one at a time; the job waits for the returned promise. An error that it throws fails the job. */
  onItem?: ((item: Item) => void | Promise<void>) | undefined;
  /** Receives the progress, 0 to 1. */
  onProgress?: ((value: number) => void) | undefined;
}

/** A job running in the media worker. */
export class MediaJob<Name extends MediaJobName> {
  /** Settles when the job and the last `onItem` have finished. */
  readonly result: Promise<MediaJobs[Name]['result']>;
  readonly #worker: MediaWorker;
  readonly #id: number;
  readonly #fed = new FlowControl(4 * WINDOW);
  readonly #options: MediaJobOptions<MediaJobs[Name]['item']>;
  #items: Promise<void> = Promise.resolve();
  #settle: { resolve: (result: MediaJobs[Name]['result']) => void; reject: (error: unknown) => void };

  constructor(
    worker: MediaWorker,
    start: { ffmpeg: string; job: Name; input: MediaJobs[Name]['input'] },
    options: MediaJobOptions<MediaJobs[Name]['item']>,
  ) {
    this.#worker = worker;
    this.#options = options;
    const { promise, resolve, reject } = Promise.withResolvers<MediaJobs[Name]['result']>();
    this.#settle = { resolve, reject };
    this.#id = worker.listen({
      onMessage: (message) => this.#receive(message),
      onDeath: () => this.#fail(new AudioError('engine_died', 'the media worker ended')),
    });
    const cancel = (): void =>
      this.#fail(new AudioError('cancelled', 'cancelled', { cause: options.signal?.reason }));
    options.signal?.addEventListener('abort', cancel, { once: true });
    this.result = promise.finally(() => {
      options.signal?.removeEventListener('abort', cancel);
      this.#fed.close(new AudioError('cancelled', 'the job has ended'));
      worker.forget(this.#id);
    });
    // The result may be awaited late or, for a stream, never: then the end of the stream reports the error.
    this.result.catch(() => undefined);
    worker.send({ type: 'start', id: this.#id, ...start });
    if (options.signal?.aborted) cancel();
  }

  /** Sends a chunk to the job; waits while too many are in flight. Throws once the job has ended. */
  async feed(chunk: FeedChunk): Promise<void> {
    await this.#fed.take();
    this.#worker.send({ type: 'feed', id: this.#id, chunk });
  }

  /** Signals that no more chunks come. */
  endFeed(): void {
    this.#worker.send({ type: 'feed-end', id: this.#id });
  }

  #receive(message: FromWorker): void {
    if (message.type === 'progress') this.#options.onProgress?.(message.value);
    if (message.type === 'fed') this.#fed.give();
    if (message.type === 'failed') this.#fail(new AudioError(message.code, message.message));
    // Both ends are the same program and agree on the types by the job's name.
    if (message.type === 'done')
      this.#items = this.#items.then(() => this.#settle.resolve(message.result as MediaJobs[Name]['result']));
    if (message.type === 'item')
      this.#items = this.#items.then(() => this.#take(message.item as MediaJobs[Name]['item']));
  }

  async #take(item: MediaJobs[Name]['item']): Promise<void> {
    try {
      await this.#options.onItem?.(item);
      this.#worker.send({ type: 'taken', id: this.#id });
    } catch (error) {
      this.#fail(error);
    }
  }

  #fail(error: unknown): void {
    this.#settle.reject(error);
    this.#worker.send({ type: 'cancel', id: this.#id });
  }
}
