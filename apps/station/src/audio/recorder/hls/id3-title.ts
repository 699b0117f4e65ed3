import { decodeText } from '../../../platform/text/decode-text.ts';
import { decodeTitle, joinedTitle } from '../stream-title.ts';

const headerBytes = 10;
const frameHeaderBytes = 10;

/** The ID3 tags at the beginning of audio. */
export interface Id3Start {
  /** `Artist - Title` of the last tag that names one. */
  title: string | undefined;
  /** The bytes after the tags. */
  rest: Uint8Array;
}

/**
 * Separates the ID3 tags (versions 2.3 and 2.4) from the audio that they precede.
 * @param charset the encoding of texts that a tag calls Latin-1, by the user's setting; null to find it out, because few of them are
 */
export function splitId3(bytes: Uint8Array, charset: string | null = null): Id3Start {
  let rest = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let title: string | undefined;
  while (rest.length >= headerBytes && rest.toString('latin1', 0, 3) === 'ID3') {
    const hasFooter = (rest.readUInt8(5) & 0x10) !== 0;
    const end = headerBytes + syncSafe(rest, 6) + (hasFooter ? headerBytes : 0);
    title = titleOf(rest.subarray(0, end), charset) ?? title;
    rest = rest.subarray(end);
  }
  return { title, rest };
}

function titleOf(tag: Buffer, charset: string | null): string | undefined {
  const sizeOf = tag.readUInt8(3) >= 4 ? syncSafe : (bytes: Buffer, at: number) => bytes.readUInt32BE(at);
  const hasExtension = (tag.readUInt8(5) & 0x40) !== 0;
  if (hasExtension) return undefined;
  const texts = new Map<string, string>();
  for (let at = headerBytes; at + frameHeaderBytes <= tag.length;) {
    const name = tag.toString('latin1', at, at + 4);
    const from = at + frameHeaderBytes;
    at = from + sizeOf(tag, at + 4);
    if (!/^[A-Z0-9]{4}$/.test(name) || at > tag.length) break;
    if (name === 'TIT2' || name === 'TPE1') texts.set(name, textOf(tag.subarray(from, at), charset));
  }
  const title = texts.get('TIT2');
  return title === undefined ? undefined : joinedTitle(texts.get('TPE1') ?? '', title);
}

/** Encodings of texts by their first byte; a text that is called Latin-1 has none, because few of them are. */
const encodings: readonly (string | undefined)[] = [undefined, 'utf-16', 'utf-16be', 'utf-8'];

function textOf(content: Buffer, charset: string | null): string {
  const bytes = content.subarray(1);
  const sent = encodings[content[0] ?? 0];
  const text = sent === undefined ? decodeTitle(upToZero(bytes), charset) : decodeText(bytes, { sent }).text;
  return text.split('\0')[0]?.trim() ?? '';
}

function upToZero(bytes: Buffer): Buffer {
  const end = bytes.indexOf(0);
  return end < 0 ? bytes : bytes.subarray(0, end);
}

/** A number of 28 bits, 7 in each byte. */
function syncSafe(bytes: Buffer, at: number): number {
  return bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}
