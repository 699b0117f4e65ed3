import { decodeText, decodeTextAs } from '../../platform/text/decode-text.ts';
import { oneLineOfHtml } from '../../platform/text/one-line.ts';

/** Marks that servers write between artist and title, also if one of them or both are missing. */
const loneMarks = /^[\p{P}\p{Z}\p{Sm}\p{Sk}]+$/u;
const leadingMark = /^[-–—]\s+/;
const trailingMark = /\s+[-–—]$/;
/** Words that programs write if they know no artist or title. */
const placeholders = new Set(['unknown', 'unknown artist', 'unknown title', 'undefined', 'null', '(null)']);

/**
 * A title that a stream announced, as one line without control characters, with HTML's entities decoded once. Empty if it
 * names nothing: marks alone, such as ` - `, or the words for an unknown artist and title.
 */
export function cleanTitle(text: string): string {
  const line = oneLineOfHtml(text);
  if (loneMarks.test(line)) return '';
  const title = line.replace(leadingMark, '').replace(trailingMark, '').trim();
  return title.split(/\s+[-–—]\s+/).every((part) => placeholders.has(part.toLowerCase())) ? '' : title;
}

/** Artist and title as one announced title. */
export function joinedTitle(artist: string, title: string): string {
  return cleanTitle(title === '' || artist === '' ? artist || title : `${artist} - ${title}`);
}

/**
 * The bytes of a title whose stream does not name their encoding.
 * @param charset the encoding by the user's setting; null to find it out
 * @param sent the encoding by the server
 */
export function decodeTitle(bytes: Uint8Array, charset: string | null, sent: string | null = null): string {
  return charset === null ? decodeText(bytes, { sent }).text : decodeTextAs(bytes, charset);
}
