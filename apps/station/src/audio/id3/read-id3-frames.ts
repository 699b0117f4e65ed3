import { decodeText, decodeTextAs } from '../../platform/text/decode-text.ts';

const headerBytes = 10;
const frameHeaderBytes = 10;
/** Encodings of texts by their first byte; a text that is called Latin-1 has none, because few of them are. */
const encodings: readonly (string | undefined)[] = [undefined, 'utf-16', 'utf-16be', 'utf-8'];

/** A text frame of an ID3 tag, such as `TIT2`. */
export interface Id3Frame {
  readonly name: string;
  /** The texts of the frame, in order; a `TXXX` has its description first. */
  readonly texts: readonly string[];
}

/** The bytes of the ID3 tag at the beginning of `bytes` by its header; undefined if there is none. */
export function id3TagBytes(bytes: Buffer): number | undefined {
  if (bytes.length < headerBytes || bytes.toString('latin1', 0, 3) !== 'ID3') return undefined;
  const hasFooter = (bytes.readUInt8(5) & 0x10) !== 0;
  return headerBytes + syncSafe(bytes, 6) + (hasFooter ? headerBytes : 0);
}

/**
 * The text frames of a tag (versions 2.3 and 2.4) up to the first damaged one.
 * @param charset the encoding of texts that a tag calls Latin-1, by the user's setting; null to find it out
 */
export function readId3Frames(tag: Buffer, charset: string | null = null): Id3Frame[] {
  const sizeOf = tag.readUInt8(3) >= 4 ? syncSafe : (bytes: Buffer, at: number) => bytes.readUInt32BE(at);
  const hasExtension = (tag.readUInt8(5) & 0x40) !== 0;
  if (hasExtension) return [];
  const frames: Id3Frame[] = [];
  for (let at = headerBytes; at + frameHeaderBytes <= tag.length;) {
    const name = tag.toString('latin1', at, at + 4);
    const from = at + frameHeaderBytes;
    at = from + sizeOf(tag, at + 4);
    if (!/^[A-Z0-9]{4}$/.test(name) || at > tag.length) break;
    if (name.startsWith('T')) frames.push({ name, texts: textsOf(tag.subarray(from, at), charset) });
  }
  return frames;
}

function textsOf(content: Buffer, charset: string | null): string[] {
  const bytes = content.subarray(1);
  const sent = encodings[content[0] ?? 0];
  const texts =
    sent === undefined
      ? partsOf(bytes).map((part) => (charset === null ? decodeText(part).text : decodeTextAs(part, charset)))
      : decodeText(bytes, { sent }).text.split('\0');
  return texts.map((text) => text.replace(/^\ufeff/, '').trim());
}

/** The parts between zero bytes. */
function partsOf(bytes: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  let from = 0;
  for (let end = bytes.indexOf(0); end >= 0; end = bytes.indexOf(0, from)) {
    parts.push(bytes.subarray(from, end));
    from = end + 1;
  }
  return [...parts, bytes.subarray(from)];
}

/** A number of 28 bits, 7 in each byte. */
function syncSafe(bytes: Buffer, at: number): number {
  return bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}
