import type { LiveFormat } from '../engine/media-jobs.ts';
import { OggPages } from './ogg-pages.ts';

/**
 * Collects the header pages of an Ogg stream, without which its later pages cannot be decoded. A stream that begins again
 * in the middle replaces them.
 */
class OggHeaders {
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

/** The id that begins each cluster of Matroska. */
const clusterId = Buffer.from([0x1f, 0x43, 0xb6, 0x75]);

/** Keeps the header of a Matroska stream and its newest cluster, so that a decoder can begin there. */
class MatroskaClusters {
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

/** The bytes that a decoder needs to begin in the middle of a stream. */
export interface StreamStart {
  /** Takes audio that is discarded. */
  push(bytes: Uint8Array): void;
  /** The audio with which a decoder can begin. */
  begin(audio: readonly Uint8Array[]): Uint8Array[];
}

/** MP3, AAC and MPEG-TS can be decoded from any place. */
export function streamStart(format: LiveFormat): StreamStart {
  if (format === 'ogg') {
    const headers = new OggHeaders();
    return { push: (bytes) => headers.push(bytes), begin: (audio) => [headers.bytes, ...audio] };
  }
  if (format === 'matroska') {
    const clusters = new MatroskaClusters();
    return {
      push: (bytes) => clusters.push(bytes),
      begin(audio) {
        for (const bytes of audio) clusters.push(bytes);
        return [clusters.bytes];
      },
    };
  }
  return { push: () => undefined, begin: (audio) => [...audio] };
}
