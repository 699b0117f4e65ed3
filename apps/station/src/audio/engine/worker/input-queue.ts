import type { FeedChunk } from '../media-jobs.ts';

/** Chunks that the server sends to a running job, as an async iterable. Calls `onUsed` after each chunk has been used. */
export class InputQueue implements AsyncIterable<FeedChunk> {
  readonly #onUsed: () => void;
  #chunks: FeedChunk[] = [];
  #ended = false;
  #wake: (() => void) | undefined;

  constructor(onUsed: () => void) {
    this.#onUsed = onUsed;
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
        this.#onUsed();
      }
      if (this.#ended) return;
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
