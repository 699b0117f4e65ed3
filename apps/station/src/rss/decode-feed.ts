import { gunzipSync } from 'node:zlib';
import { UnreadableFeed } from './unreadable-feed.ts';

/** Bytes of a feed after decompression. */
const largestFeed = 25_000_000;

const marks: readonly (readonly [encoding: string, bytes: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // Without a mark: an XML document begins with `<`, or with white space before it.
  ['utf-16le', [0x3c, 0x00]],
  ['utf-16be', [0x00, 0x3c]],
];

/**
 * Decodes the bytes of a feed by their byte order mark, else the XML declaration, else the `Content-Type` of the
 * response. Bytes in none of these and not in UTF-8 are decoded with the Windows code page that such feeds use.
 * Some hosts send compressed bytes without a header that says so.
 * @throws UnreadableFeed for compressed bytes that are damaged or too many
 */
export function decodeFeed(given: Uint8Array, contentType: string | null = null): string {
  const bytes = unpacked(given);
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0];
  if (marked) return new TextDecoder(marked).decode(bytes);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  const declared = /<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/i.exec(head)?.[1];
  const sent = /charset\s*=\s*"?([^\s";]+)/i.exec(contentType ?? '')?.[1];
  return decodeAs(bytes, declared ?? sent ?? 'utf-8') ?? decodeAs(bytes, 'utf-8') ?? new TextDecoder('windows-1252').decode(bytes);
}

/** Undefined when the encoding is unknown, or the bytes are invalid in it. */
function decodeAs(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: largestFeed });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableFeed(isTooLarge ? 'This feed is too large.' : 'This feed is compressed, and its bytes are damaged.', {
      cause: error,
    });
  }
}
