const headerBytes = 27;

/** A page of Ogg. */
export interface OggPage {
  readonly bytes: Buffer;
  /** Whether it continues a packet of the page before. */
  readonly isContinued: boolean;
  /** Whether a stream begins with it. */
  readonly isFirst: boolean;
  /** Samples of the stream up to its end; −1 if no packet ends in it. Header pages have 0. */
  readonly position: bigint;
  /** The number of its logical stream. */
  readonly serial: number;
  /** Its packets, or parts of them. */
  readonly packets: readonly Buffer[];
  /** Whether its last packet continues in the next page. */
  readonly isOpen: boolean;
}

/** Splits a stream of Ogg into pages. */
export class OggPages {
  #rest = Buffer.alloc(0);

  /** The pages that end in these bytes. Bytes between pages are skipped. */
  *push(bytes: Uint8Array): Generator<OggPage, void, undefined> {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    for (let page = this.#next(); page; page = this.#next()) yield page;
  }

  #next(): OggPage | undefined {
    const start = this.#rest.indexOf('OggS\0');
    // The signature may continue in the next bytes.
    if (start !== 0) this.#rest = this.#rest.subarray(start > 0 ? start : Math.max(0, this.#rest.length - 4));
    const count = this.#rest[headerBytes - 1];
    if (start < 0 || count === undefined) return undefined;
    const body = headerBytes + count;
    if (this.#rest.length < body) return undefined;
    const lengths = [...this.#rest.subarray(headerBytes, body)];
    const end = lengths.reduce((sum, length) => sum + length, body);
    if (this.#rest.length < end) return undefined;
    const bytes = this.#rest.subarray(0, end);
    this.#rest = this.#rest.subarray(end);
    return readPage(bytes, lengths, body);
  }
}

function readPage(bytes: Buffer, lengths: readonly number[], body: number): OggPage {
  const flags = bytes[5] ?? 0;
  const packets: Buffer[] = [];
  let [from, at] = [body, body];
  for (const length of lengths) {
    at += length;
    // A shorter segment ends its packet.
    if (length === 255) continue;
    packets.push(bytes.subarray(from, at));
    from = at;
  }
  const isOpen = lengths.at(-1) === 255;
  if (isOpen) packets.push(bytes.subarray(from, at));
  return {
    bytes,
    isContinued: (flags & 1) !== 0,
    isFirst: (flags & 2) !== 0,
    position: bytes.readBigInt64LE(6),
    serial: bytes.readUInt32LE(14),
    packets,
    isOpen,
  };
}
