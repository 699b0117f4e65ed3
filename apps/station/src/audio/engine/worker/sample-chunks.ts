/** Reads little-endian 16-bit samples from a byte stream whose chunks may end within a sample. */
export async function* sampleChunks(stream: AsyncIterable<Buffer>): AsyncGenerator<Int16Array, void, undefined> {
  let odd: Buffer | undefined;
  for await (const chunk of stream) {
    const bytes = odd ? Buffer.concat([odd, chunk]) : chunk;
    const whole = bytes.length & ~1;
    odd = whole < bytes.length ? bytes.subarray(whole) : undefined;
    if (whole === 0) continue;
    // Copies bytes that do not start on a sample boundary of their memory.
    const aligned = bytes.byteOffset % 2 === 0 ? bytes : Buffer.from(new Uint8Array(bytes).buffer);
    yield new Int16Array(aligned.buffer, aligned.byteOffset, whole / 2);
  }
}
