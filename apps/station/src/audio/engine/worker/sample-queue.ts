/** A first-in, first-out queue of samples. */
export class SampleQueue {
  #chunks: Int16Array[] = [];
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(samples: Int16Array): void {
    this.#chunks.push(samples);
    this.#length += samples.length;
  }

  /** Removes and returns up to `count` samples, in the chunks they arrived in. */
  take(count: number): Int16Array[] {
    const chunks: Int16Array[] = [];
    let left = Math.min(count, this.#length);
    this.#length -= left;
    while (left > 0) {
      const chunk = this.#chunks[0];
      if (!chunk) break;
      if (chunk.length <= left) {
        chunks.push(chunk);
        this.#chunks.shift();
      } else {
        chunks.push(chunk.subarray(0, left));
        this.#chunks[0] = chunk.subarray(left);
      }
      left -= Math.min(left, chunk.length);
    }
    return chunks;
  }
}
