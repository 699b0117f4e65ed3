const pageHeaderBytes = 27;
const beginsStream = 0x02;

/**
 * Collects the header pages of an Ogg stream, without which its later pages cannot be decoded. A stream that begins again
 * in the middle replaces them.
 */
export class OggHeaders {
  #headers: Uint8Array[] = [];
  #rest = Buffer.alloc(0);

  /** The header pages so far. */
  get bytes(): Uint8Array {
    return Buffer.concat(this.#headers);
  }

  push(bytes: Uint8Array): void {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (let page = this.#nextPage(); page; page = this.#nextPage()) {
      if (((page[5] ?? 0) & beginsStream) !== 0) this.#headers = [];
      // Header pages have position 0; pages of audio have a later one.
      if (page.readBigInt64LE(6) === 0n) this.#headers.push(page);
    }
  }

  #nextPage(): Buffer | undefined {
    const start = this.#rest.indexOf('OggS');
    if (start > 0) this.#rest = this.#rest.subarray(start);
    const segments = this.#rest[pageHeaderBytes - 1];
    if (start < 0 || segments === undefined) return undefined;
    const body = pageHeaderBytes + segments;
    if (this.#rest.length < body) return undefined;
    const end = this.#rest.subarray(pageHeaderBytes, body).reduce((sum, length) => sum + length, body);
    if (this.#rest.length < end) return undefined;
    const page = this.#rest.subarray(0, end);
    this.#rest = this.#rest.subarray(end);
    return page;
  }
}
