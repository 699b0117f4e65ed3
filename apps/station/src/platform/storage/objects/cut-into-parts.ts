/** Collects a stream into parts of exactly `bytes`; the last one is shorter, and empty for an empty stream. */
export async function* cutIntoParts(
  body: AsyncIterable<Uint8Array>,
  bytes: number,
): AsyncGenerator<{ part: Buffer; isLast: boolean }> {
  let chunks: Uint8Array[] = [];
  let collected = 0;
  for await (const chunk of body) {
    let rest = chunk;
    // A full part waits for a further byte, so that the last part is known as such.
    while (collected + rest.length > bytes) {
      const taken = bytes - collected;
      const part = Buffer.concat([...chunks, rest.subarray(0, taken)]);
      chunks = [];
      collected = 0;
      rest = rest.subarray(taken);
      yield { part, isLast: false };
    }
    chunks.push(rest);
    collected += rest.length;
  }
  yield { part: Buffer.concat(chunks), isLast: true };
}
