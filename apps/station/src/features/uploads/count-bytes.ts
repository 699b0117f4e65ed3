/** Passes bytes through and reports the running total after each chunk. */
export async function* countBytes(
  source: AsyncIterable<Buffer>,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of source) {
    bytes += chunk.length;
    count(bytes);
    yield chunk;
  }
}
