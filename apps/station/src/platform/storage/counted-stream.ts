import { Readable } from 'node:stream';
import type { StoredStream } from './storage.ts';

/** A stream of chunks that counts the bytes that were read from it. */
export function countedStream(chunks: AsyncIterable<Uint8Array>): StoredStream {
  let bytesRead = 0;
  async function* counted(): AsyncGenerator<Uint8Array> {
    for await (const chunk of chunks) {
      bytesRead += chunk.length;
      yield chunk;
    }
  }
  const stream = Readable.from(counted(), { objectMode: false });
  return Object.defineProperty(stream, 'bytesRead', { get: () => bytesRead }) as StoredStream;
}
