const headerBytes = 10;
const frameHeaderBytes = 10;

/** The ID3 tags at the beginning of audio. */
export interface Id3Start {
  /** `Artist - Title` of the last tag that names one. */
  title: string | undefined;
  /** The bytes after the tags. */
  rest: Uint8Array;
}

/** Separates the ID3 tags (versions 2.3 and 2.4) from the audio that they precede. */
export function splitId3(bytes: Uint8Array): Id3Start {
  let rest = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let title: string | undefined;
  while (rest.length >= headerBytes && rest.toString('latin1', 0, 3) === 'ID3') {
    const hasFooter = (rest.readUInt8(5) & 0x10) !== 0;
    const end = headerBytes + syncSafe(rest, 6) + (hasFooter ? headerBytes : 0);
    title = titleOf(rest.subarray(0, end)) ?? title;
    rest = rest.subarray(end);
  }
  return { title, rest };
}

function titleOf(tag: Buffer): string | undefined {
  const sizeOf = tag.readUInt8(3) >= 4 ? syncSafe : (bytes: Buffer, at: number) => bytes.readUInt32BE(at);
  const hasExtension = (tag.readUInt8(5) & 0x40) !== 0;
  if (hasExtension) return undefined;
  const texts = new Map<string, string>();
  for (let at = headerBytes; at + frameHeaderBytes <= tag.length;) {
    const name = tag.toString('latin1', at, at + 4);
    const from = at + frameHeaderBytes;
    at = from + sizeOf(tag, at + 4);
    if (!/^[A-Z0-9]{4}$/.test(name) || at > tag.length) break;
    if (name === 'TIT2' || name === 'TPE1') texts.set(name, textOf(tag.subarray(from, at)));
  }
  const [artist, title] = [texts.get('TPE1'), texts.get('TIT2')];
  if (title === undefined) return undefined;
  return artist ? `${artist} - ${title}` : title;
}

const encodings = ['latin1', 'utf-16', 'utf-16be', 'utf-8'];

function textOf(content: Buffer): string {
  const encoding = encodings[content[0] ?? 0] ?? 'latin1';
  return new TextDecoder(encoding).decode(content.subarray(1)).split('\0')[0]?.trim() ?? '';
}

/** A number of 28 bits, 7 in each byte. */
function syncSafe(bytes: Buffer, at: number): number {
  return bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 128 + (byte & 0x7f), 0);
}
