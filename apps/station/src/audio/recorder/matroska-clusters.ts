/** The id that begins each cluster of Matroska. */
const clusterId = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);

/** Keeps the header of a Matroska stream and its newest cluster, so that a decoder can begin there. */
export class MatroskaClusters {
  #header: Buffer | undefined;
  #rest = Buffer.alloc(0);

  /** The header, and the bytes since the newest cluster began; empty before the first cluster. */
  get bytes(): Uint8Array {
    return this.#header ? Buffer.concat([this.#header, this.#rest]) : Buffer.alloc(0);
  }

  push(bytes: Uint8Array): void {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    if (!this.#header) {
      const first = this.#rest.indexOf(clusterId);
      if (first < 0) return;
      this.#header = this.#rest.subarray(0, first);
    }
    this.#rest = this.#rest.subarray(Math.max(0, this.#rest.lastIndexOf(clusterId)));
  }
}
