import { gunzipSync } from 'node:zlib';
import { charsetOf, type DecodedText, decodeText, encodingNamed } from '../platform/text/decode-text.ts';
import type { TextDoubts } from './podcast.ts';
import { UnreadableFeed } from './unreadable-feed.ts';

/** Bytes of a feed after decompression. */
const largestFeed = 25_000_000;
/** Bytes in which an XML declaration ends. */
const headBytes = 200;

/** The text of a feed or of a file that belongs to one, and what was guessed about it. */
export interface DecodedFeed {
  readonly text: string;
  readonly doubts: TextDoubts;
}

/**
 * Decodes the bytes of a feed as `decodeText` does, by the `Content-Type` of the response and the XML declaration.
 * Some hosts send compressed bytes without a header that says so.
 * @throws UnreadableFeed for compressed bytes that are damaged or too many
 */
export function decodeFeed(given: Uint8Array, contentType: string | null = null): DecodedFeed {
  const bytes = unpacked(given);
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, headBytes));
  const declared = /<\?xml[^>]*?encoding\s*=\s*["']([^"']+)["']/i.exec(head)?.[1] ?? null;
  const sent = charsetOf(contentType);
  const { text, encoding, source, unreadable } = decodeText(bytes, { sent, declared });
  const doubts = { encoding, unreadable, ...guessOf({ source, encoding, text }, { sent, declared }) };
  return { text, doubts };
}

function guessOf(
  { source, encoding, text }: Pick<DecodedText, 'source' | 'encoding' | 'text'>,
  { sent, declared }: { sent: string | null; declared: string | null },
): Pick<TextDoubts, 'guess' | 'declared'> {
  if (source === 'guess' && encoding === 'utf-8') {
    return {
      guess: 'overruled',
      declared: [sent, declared].find((name) => encodingNamed(name) !== undefined) ?? '',
    };
  }
  if (source === 'guess') return { guess: 'unnamed', declared: '' };
  const isContradicted = source === 'sent' && isOther(encoding, declared) && hasLetters(text, encoding);
  return isContradicted ? { guess: 'contradicted', declared: declared ?? '' } : { guess: null, declared: '' };
}

/** Whether the document names another encoding that could be true; bytes that are not Unicode disprove a name of Unicode. */
function isOther(encoding: string, declared: string | null): boolean {
  const named = encodingNamed(declared);
  return named !== undefined && named !== encoding && !named.startsWith('utf-');
}

/** Whether the encoding makes a difference: text of ASCII is the same in all of them, and text that is UTF-8 proves it. */
function hasLetters(text: string, encoding: string): boolean {
  return encoding !== 'utf-8' && /[^\0-\u007f]/.test(text);
}

function unpacked(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return gunzipSync(bytes, { maxOutputLength: largestFeed });
  } catch (error) {
    const isTooLarge = error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new UnreadableFeed(
      isTooLarge ? 'This feed is too large.' : 'This feed is compressed, and its bytes are damaged.',
      {
        cause: error,
      },
    );
  }
}
