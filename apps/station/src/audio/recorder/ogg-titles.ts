import type { PlacedTitle } from './live-source.ts';
import { OggPages, type OggPage } from './ogg-pages.ts';
import { joinedTitle } from './stream-title.ts';

/** Longest comments that are read: they may contain a picture. */
const mostCommentBytes = 4_000_000;
/** Seconds of a page at most; audio that begins later was on air before the connection. */
const mostPageSeconds = 4;

/** The audio of one stream of a chain. */
interface Chain {
  readonly serial: number;
  /** Hz of its positions. */
  readonly rate: number;
  /** Samples at its beginning that no decoder returns. */
  readonly skipped: number;
  /** Reads the comments in a header packet; undefined for other packets. */
  readonly commentsOf: (packet: Buffer) => Buffer | undefined;
  /** Whether only first pages have come, so that streams which begin now are side by side with it. */
  isBeginning: boolean;
  /** Whether its comments are read, or will not come. */
  hasComments: boolean;
  /** The parts so far of a packet that continues in the next page. */
  parts: Buffer[];
  /** The positions of the first, the second and the last page of audio. */
  first: number | undefined;
  second: number | undefined;
  last: number;
}

/** The pages that end in some bytes of a stream, and the titles that begin in them. */
export interface OggTitlesFound {
  /** The pages for a decoder. */
  audio: Uint8Array[];
  /** The title at the beginning of the connection; empty if there is none. */
  opening?: string;
  placed: PlacedTitle[];
}

/**
 * Reads the titles of an Ogg stream in the Vorbis comments of its Opus, Vorbis or FLAC. A server announces a title with a new
 * stream in the chain. The place of its audio is that of the end of the stream before.
 */
export class OggTitles {
  readonly #decode: (bytes: Uint8Array) => string;
  readonly #pages = new OggPages();
  #chain: Chain | undefined;
  #isFirst = true;
  /** Milliseconds of audio in the streams before. */
  #before_ms = 0;

  constructor(decode: (bytes: Uint8Array) => string) {
    this.#decode = decode;
  }

  /** Milliseconds of audio since the first bytes. */
  get position_ms(): number {
    return this.#before_ms + (this.#chain ? lengthMs(this.#chain, this.#isFirst) : 0);
  }

  push(bytes: Uint8Array): OggTitlesFound {
    const found: OggTitlesFound = { audio: [], placed: [] };
    for (const page of this.#pages.push(bytes)) {
      found.audio.push(page.bytes);
      this.#take(page, found);
    }
    return found;
  }

  #take(page: OggPage, found: OggTitlesFound): void {
    const chain = this.#chain;
    const next = page.isFirst ? beginChain(page) : undefined;
    if (next) {
      // The first one of streams side by side counts.
      if (chain?.isBeginning) return;
      if (chain) {
        this.#before_ms = this.position_ms;
        this.#isFirst = false;
      }
      this.#chain = next;
      return;
    }
    if (!chain) return;
    chain.isBeginning = page.isFirst && chain.isBeginning;
    if (page.serial !== chain.serial) return;
    if (!chain.hasComments) this.#readHeader(chain, page, found);
    if (page.position <= 0n) return;
    // Audio without comments before it is untitled.
    if (!chain.hasComments) this.#announce(chain, '', found);
    chain.last = Number(page.position);
    if (chain.first === undefined) chain.first = chain.last;
    else chain.second ??= chain.last;
  }

  #readHeader(chain: Chain, page: OggPage, found: OggTitlesFound): void {
    if (!page.isContinued) chain.parts = [];
    const length = chain.parts.reduce((sum, part) => sum + part.length, 0);
    if (length > mostCommentBytes) {
      this.#announce(chain, '', found);
      return;
    }
    for (const [index, part] of page.packets.entries()) {
      chain.parts.push(part);
      if (page.isOpen && index === page.packets.length - 1) return;
      const comments = chain.commentsOf(Buffer.concat(chain.parts));
      chain.parts = [];
      if (!comments) continue;
      this.#announce(chain, this.#titleOf(comments), found);
      return;
    }
  }

  #announce(chain: Chain, title: string, found: OggTitlesFound): void {
    chain.hasComments = true;
    chain.parts = [];
    if (this.#isFirst) found.opening = title;
    else found.placed.push({ title, position_ms: Math.round(this.#before_ms) });
  }

  #titleOf(comments: Buffer): string {
    const texts = readComments(comments);
    const text = (name: string) => (texts.get(name) ?? []).map((bytes) => this.#decode(bytes)).join(', ');
    return joinedTitle(text('ARTIST'), text('TITLE'));
  }
}

function beginChain({ serial, packets: [head = Buffer.alloc(0)] }: OggPage): Chain | undefined {
  const start = {
    serial,
    isBeginning: true,
    hasComments: false,
    parts: [],
    first: undefined,
    second: undefined,
    last: 0,
  };
  const begins = (text: string) => head.toString('latin1', 0, text.length) === text;
  if (begins('OpusHead') && head.length >= 19)
    return {
      ...start,
      rate: 48_000,
      skipped: head.readUInt16LE(10),
      commentsOf: (packet) => after(packet, 'OpusTags'),
    };
  if (begins('\u0001vorbis') && head.length >= 30)
    return {
      ...start,
      rate: head.readUInt32LE(12),
      skipped: 0,
      commentsOf: (packet) => after(packet, '\u0003vorbis'),
    };
  // The block of the stream's properties is in the first packet, after the signature of native FLAC.
  if (begins('\u007fFLAC') && head.length >= 51)
    return { ...start, rate: head.readUIntBE(27, 3) >> 4, skipped: 0, commentsOf: flacComments };
  return undefined;
}

function after(packet: Buffer, signature: string): Buffer | undefined {
  return packet.toString('latin1', 0, signature.length) === signature
    ? packet.subarray(signature.length)
    : undefined;
}

/** A block of FLAC's metadata of the type of comments, without its header. */
function flacComments(packet: Buffer): Buffer | undefined {
  return ((packet[0] ?? 0) & 0x7f) === 4 ? packet.subarray(4) : undefined;
}

/** The values of Vorbis comments by their names in upper case. Damaged ones end the list. */
function readComments(bytes: Buffer): Map<string, Buffer[]> {
  const found = new Map<string, Buffer[]>();
  const vendor = bytes.length < 4 ? bytes.length : bytes.readUInt32LE(0);
  for (let at = 4 + vendor + 4; at + 4 <= bytes.length;) {
    const end = at + 4 + bytes.readUInt32LE(at);
    if (end > bytes.length) break;
    const comment = bytes.subarray(at + 4, end);
    const equals = comment.indexOf('=');
    const name = comment.toString('latin1', 0, Math.max(0, equals)).toUpperCase();
    if (name !== '') found.set(name, [...(found.get(name) ?? []), comment.subarray(equals + 1)]);
    at = end;
  }
  return found;
}

/** Milliseconds of audio in a stream so far. The first one of a connection may begin in the middle. */
function lengthMs({ first = 0, second = first, last, rate, skipped }: Chain, isFirst: boolean): number {
  const isJoined = isFirst && first > mostPageSeconds * rate;
  // Pages are about as long as each other.
  const begin = isJoined ? first - (second - first) : skipped;
  return rate === 0 ? 0 : (1000 * Math.max(0, last - begin)) / rate;
}
