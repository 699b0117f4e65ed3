import { setTimeout } from 'node:timers/promises';

/** Bytes of an object from an offset. */
export type OpenFrom = (start: number) => Promise<AsyncIterable<Uint8Array>>;

/**
 * Reads from `start` to `end`, both included. A body that breaks off, as it does when a listener pauses for minutes, is
 * opened again at the next byte. Three failures without a byte between them are thrown.
 */
export async function* resumeBody(
  first: AsyncIterable<Uint8Array>,
  { start, end }: { start: number; end: number },
  open: OpenFrom,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let at = start;
  let failures = 0;
  let body: AsyncIterable<Uint8Array> | null = first;
  while (at <= end) {
    try {
      body ??= await open(at);
      for await (const chunk of body) {
        at += chunk.length;
        failures = 0;
        yield chunk;
      }
      if (at <= end) throw new Error('The body ended early.');
    } catch (error) {
      failures += 1;
      signal?.throwIfAborted();
      if (failures >= 3) throw error;
      await setTimeout(100 * failures, undefined, signal ? { signal } : {});
    }
    body = null;
  }
}
