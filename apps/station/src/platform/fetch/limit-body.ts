import { fail } from '../errors/platform-errors.ts';

/** Milliseconds after which a body must have arrived at `slowest` bytes per second. */
const graceMs = 30_000;
const slowest = 1024;

/** Passes a body on, counts it, and stops at the limit or when it arrives too slowly. */
export async function* limitBody(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
  explained: (error: unknown) => Error,
): AsyncGenerator<Uint8Array> {
  const start = performance.now();
  let bytes = 0;
  try {
    for await (const part of body ?? []) {
      bytes += part.byteLength;
      if (bytes > limit) throw fail('fetch.too-large');
      const elapsed = performance.now() - start;
      if (elapsed > graceMs && (bytes * 1000) / elapsed < slowest) throw fail('fetch.timeout');
      yield part;
    }
  } catch (error) {
    throw explained(error);
  }
}
