import { Readable } from 'node:stream';

/** Bytes of a stored file, or bytes in memory. */
export type BytesPart = Uint8Array | (() => Readable);

/** A stream of parts, one after the other, that counts the bytes that were read from it. */
export class JoinedStream extends Readable {
  readonly #chunks: AsyncGenerator<Uint8Array>;
  #bytesRead = 0;

  constructor(parts: readonly BytesPart[]) {
    super();
    this.#chunks = chunksOf(parts);
  }

  get bytesRead(): number {
    return this.#bytesRead;
  }

  override _read(): void {
    this.#chunks.next().then(
      ({ done, value }) => {
        if (done) return this.push(null);
        this.#bytesRead += value.length;
        return this.push(value);
      },
      (error: unknown) => this.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    void this.#chunks.return(undefined);
    done(error);
  }
}

async function* chunksOf(parts: readonly BytesPart[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) {
    if (typeof part === 'function') yield* part() as AsyncIterable<Uint8Array>;
    else if (part.length > 0) yield part;
  }
}
