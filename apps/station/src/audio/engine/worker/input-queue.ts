import type { FeedChunk } from '../media-jobs.ts';

/** What the server sends to a running job, read as an async iterable. `taken` is told of each chunk once it is used up. */
export class InputQueue implements AsyncIterable<FeedChunk> {
  readonly #taken: () => void;
  #chunks: FeedChunk[] = [];
  #ended = false;
  #wake: (() => void) | undefined;

  constructor(taken: () => void) {
    this.#taken = taken;
  }

  push(chunk: FeedChunk): void {
    this.#chunks.push(chunk);
    this.#wake?.();
  }

  end(): void {
    this.#ended = true;
    this.#wake?.();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<FeedChunk, void, undefined> {
    for (;;) {
      while (this.#chunks.length > 0) {
        const chunk = this.#chunks.shift();
        if (chunk === undefined) break;
        yield chunk;
        this.#taken();
      }
      if (this.#ended) return;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
