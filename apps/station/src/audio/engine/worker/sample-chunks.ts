/** Reads little-endian 16-bit stereo from a byte stream whose chunks may end within a pair of samples. */
export async function* sampleChunks(
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<Int16Array, void, undefined> {
  for await (const bytes of wholeItems(stream, 4))
    yield new Int16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
}

/** Reads little-endian 32-bit floating-point stereo from a byte stream whose chunks may end within a pair of samples. */
export async function* floatChunks(
  stream: AsyncIterable<Buffer>,
): AsyncGenerator<Float32Array, void, undefined> {
  for await (const bytes of wholeItems(stream, 8))
    yield new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

/** Chunks of whole items of a power of two of bytes, aligned in memory. */
async function* wholeItems(
  stream: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<Uint8Array, void, undefined> {
  let odd: Buffer | undefined;
  for await (const chunk of stream) {
    const bytes = odd ? Buffer.concat([odd, chunk]) : chunk;
    const whole = bytes.length & ~(size - 1);
    odd = whole < bytes.length ? bytes.subarray(whole) : undefined;
    if (whole === 0) continue;
    // Copies bytes that do not start on an item's boundary of their memory.
    yield (bytes.byteOffset % size === 0 ? bytes : new Uint8Array(bytes)).subarray(0, whole);
  }
}
