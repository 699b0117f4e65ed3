/** The source that named the encoding of a text: its byte order mark, the transport, the text itself, its bytes, or none. */
export type EncodingSource = 'mark' | 'sent' | 'declared' | 'bytes' | 'guess';

export interface DecodedText {
  readonly text: string;
  /** A name of the WHATWG Encoding standard in lower case, such as `windows-1252`. */
  readonly encoding: string;
  readonly source: EncodingSource;
  /** Sequences of bytes that mean nothing in this encoding; each became one U+FFFD. A character that the end cuts is left out. */
  readonly unreadable: number;
}

/** Claims about the encoding of a text from outside. Unknown names and null claim nothing. */
export interface EncodingClaims {
  /** The charset of the transport, such as that of a `Content-Type`, or of a user's setting. */
  readonly sent?: string | null;
  /** The encoding that the text names, such as that of an XML declaration. */
  readonly declared?: string | null;
}

const marks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Encodings in which nearly every sequence of bytes means something, so that decoding proves nothing. */
const isOneByte = /^(?:iso-8859|windows-(?:125|874)|koi8|macintosh|x-mac|ibm866)/;
/** Characters beyond ASCII, or bytes of UTF-16, from which on text of another encoding is no longer valid UTF-8 by chance. */
const beyondChance = 8;
/** Readable characters beyond ASCII for each unreadable one from which on damaged text is surely UTF-8. */
const readablePerDamage = 4;
// oxlint-disable-next-line no-control-regex -- text has no such characters
const controls = /[\0-\u0008\u000e-\u001f]/;

/**
 * Decodes a text from outside by its byte order mark, else what the transport says, else what the text declares, else
 * UTF-8, else Windows-1252. A claim counts only if the bytes agree: a name of UTF-16 needs bytes of two, and text that
 * is surely UTF-8 is UTF-8, also when another encoding is named, which real servers do by default.
 * A few damaged bytes do not change the encoding: each costs one character. Damaged UTF-8 that is named otherwise is a guess.
 */
export function decodeText(
  bytes: Uint8Array,
  { sent = null, declared = null }: EncodingClaims = {},
): DecodedText {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  if (marked) return decoded(decodeAs(bytes, marked), 'mark');
  const wide = wideEncoding(bytes);
  if (wide) return decoded(decodeAs(bytes, wide), 'bytes');
  const utf8 = decodeAs(bytes, 'utf-8');
  let isOverruled = false;
  for (const [source, name] of [['sent', sent] as const, ['declared', declared] as const]) {
    const encoding = encodingNamed(name);
    if (encoding === undefined || (encoding.startsWith('utf-16') && !maybeWide(utf8, bytes.length))) continue;
    if (encoding !== 'utf-8' && isSurelyUtf8(utf8, encoding)) {
      isOverruled ||= utf8.unreadable > 0;
      continue;
    }
    const read = encoding === 'utf-8' ? utf8 : decodeAs(bytes, encoding);
    if (suits(read)) return decoded(read, source);
  }
  if (!suits(utf8)) return decoded(decodeAs(bytes, 'windows-1252'), 'guess');
  return decoded(utf8, isOverruled ? 'guess' : 'bytes');
}

/**
 * Decodes a text as a user's setting names its encoding, whatever its bytes say. A character that the end cuts is left out.
 * @throws RangeError for an unknown name
 */
export function decodeTextAs(bytes: Uint8Array, encoding: string): string {
  return new TextDecoder(encodingNamed(encoding) ?? encoding).decode(bytes, { stream: true });
}

/** Names of encodings as they were written, with those of the standard: looking one up creates a decoder. */
const knownNames = new Map<string, string | undefined>();
/** Names that are kept: peers write what they like. */
const mostNames = 200;

/** The name in the Encoding standard of an encoding as feeds and settings write it; undefined if it is unknown. */
export function encodingNamed(name: string | null): string | undefined {
  if (name === null) return undefined;
  if (knownNames.has(name)) return knownNames.get(name);
  const found = standardName(name);
  if (knownNames.size < mostNames && name.length <= 40) knownNames.set(name, found);
  return found;
}

function standardName(name: string): string | undefined {
  const written = name.trim().toLowerCase();
  const label = written
    .replaceAll('_', '-')
    .replace(/^(?:x-)?(?:cp|win|windows)-?(125\d|874)$/, 'windows-$1')
    .replace(/^latin-(\d+)$/, 'latin$1')
    .replace(/^iso-?8859-?(\d+)$/, 'iso-8859-$1');
  for (const candidate of [written, label]) {
    try {
      return new TextDecoder(candidate).encoding;
    } catch {
      // The standard does not know this label.
    }
  }
  return undefined;
}

/** The charset of a `Content-Type`; null if it has none. */
export function charsetOf(contentType: string | null): string | null {
  return /charset\s*=\s*["']?([^\s"';]+)/i.exec(contentType ?? '')?.[1] ?? null;
}

/**
 * Whether text that is said to be in `encoding` is UTF-8: to the last letter, or with so little damage that the readable
 * sequences are no chance.
 */
function isSurelyUtf8({ unreadable, isCut, readable }: ReadAs, encoding: string): boolean {
  if (unreadable === 0 && !isCut) return readable >= (isOneByte.test(encoding) ? 1 : beyondChance);
  return readable >= beyondChance && readable > readablePerDamage * unreadable;
}

/** Whether text that is said to be UTF-16 can be: it has whole pairs, and is no text of UTF-8 but one so short that it is one by chance. */
function maybeWide({ text, unreadable, isCut }: ReadAs, bytes: number): boolean {
  return bytes % 2 === 0 && (unreadable > 0 || isCut || controls.test(text) || bytes < beyondChance);
}

interface ReadAs {
  readonly text: string;
  readonly encoding: string;
  readonly unreadable: number;
  /** Characters beyond ASCII. */
  readonly readable: number;
  /** Whether the bytes end inside a character, which is left out. */
  readonly isCut: boolean;
}

function decodeAs(bytes: Uint8Array, encoding: string): ReadAs {
  const decoder = new TextDecoder(encoding);
  const text = decoder.decode(bytes, { stream: true });
  const isCut = decoder.decode() !== '';
  let readable = 0;
  let unreadable = 0;
  for (const character of text) {
    if (character === '\uFFFD') unreadable += 1;
    else if (character > '\u007f') readable += 1;
  }
  // U+FFFD that the text itself has is a character like others.
  if (unreadable > 0 && encoding === 'utf-8') {
    const own =
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        .toString('latin1')
        .split('\u00ef\u00bf\u00bd').length - 1;
    unreadable -= own;
    readable += own;
  }
  return { text, encoding, unreadable, readable, isCut };
}

function decoded({ text, encoding, unreadable }: ReadAs, source: EncodingSource): DecodedText {
  return { text, encoding, source, unreadable };
}

/** Whether the damage is small enough for the encoding to be the right one. */
function suits({ unreadable, readable, isCut }: ReadAs): boolean {
  return unreadable === 0 ? !isCut || readable > 0 : readable > unreadable;
}

/** UTF-16 without a mark: every other byte of the first two characters, which are nearly always ASCII, is zero. */
function wideEncoding([a, b, c, d]: Uint8Array): string | undefined {
  if (a && b === 0 && (c === undefined || (c && d === 0))) return 'utf-16le';
  if (a === 0 && b && (c === undefined || (c === 0 && d))) return 'utf-16be';
  return undefined;
}
