/** Samples waiting to be used, first in, first out. */
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

  /** Takes up to `count` samples out, in the chunks they came in. */
  take(count: number): Int16Array[] {
    const taken: Int16Array[] = [];
    let left = Math.min(count, this.#length);
    this.#length -= left;
    while (left > 0) {
      const chunk = this.#chunks[0];
      if (!chunk) break;
      if (chunk.length <= left) {
        taken.push(chunk);
        this.#chunks.shift();
      } else {
        taken.push(chunk.subarray(0, left));
        this.#chunks[0] = chunk.subarray(left);
      }
      left -= Math.min(left, chunk.length);
    }
    return taken;
  }
}
