const headerBytes = 27;
const checksumAt = 22;
const endsStream = 0x04;

/** A page of Ogg. */
export interface OggPage {
  /** The page for a decoder: without an empty packet at the end of the stream, which liquidsoap writes and ffmpeg refuses. */
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
  const isContinued = (flags & 1) !== 0;
  // A continued packet may end in an empty segment of its own.
  const hasEmptyEnd =
    (flags & endsStream) !== 0 && packets.at(-1)?.length === 0 && !(isContinued && packets.length === 1);
  if (isOpen) packets.push(bytes.subarray(from, at));
  return {
    bytes: hasEmptyEnd ? withoutLastSegment(bytes, body) : bytes,
    isContinued,
    isFirst: (flags & 2) !== 0,
    position: bytes.readBigInt64LE(6),
    serial: bytes.readUInt32LE(14),
    packets,
    isOpen,
  };
}

/** The page without the last entry of its list of lengths, which is 0. @param body where its packets begin */
function withoutLastSegment(page: Buffer, body: number): Buffer {
  const rest = Buffer.concat([page.subarray(0, body - 1), page.subarray(body)]);
  rest.writeUInt8(body - 1 - headerBytes, headerBytes - 1);
  rest.writeUInt32LE(0, checksumAt);
  rest.writeUInt32LE(checksumOf(rest), checksumAt);
  return rest;
}

/** Ogg's CRC-32: polynomial 0x04c11db7 from the highest bit on, without inversion. */
function checksumOf(bytes: Buffer): number {
  let sum = 0;
  for (const byte of bytes) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum << 1) ^ (sum < 0 ? 0x04c1_1db7 : 0);
  }
  return sum >>> 0;
}
