import { OggPages } from './ogg-pages.ts';

/**
 * Collects the header pages of an Ogg stream, without which its later pages cannot be decoded. A stream that begins again
 * in the middle replaces them.
 */
export class OggHeaders {
  #headers: Uint8Array[] = [];
  readonly #pages = new OggPages();

  /** The header pages so far. */
  get bytes(): Uint8Array {
    return Buffer.concat(this.#headers);
  }

  push(bytes: Uint8Array): void {
    for (const { bytes: page, isFirst, position } of this.#pages.push(bytes)) {
      if (isFirst) this.#headers = [];
      // Header pages have position 0; pages of audio have a later one.
      if (position === 0n) this.#headers.push(page);
    }
  }
}
