import { decodeHTMLStrict } from 'entities';

/** Bidirectional overrides and embeddings show a text as another one. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]+/gu;

/** A text from outside as one trimmed line: controls and line breaks become one space, like every run of white space. */
export function oneLine(text: string): string {
  return text.replace(unprintable, ' ').replace(/\s+/g, ' ').trim();
}

/**
 * A name or title from outside as one line, with the entities of HTML decoded once, as feeds and streams write them.
 * One without its semicolon is text, as in `Law&order`. Numbers of Windows-1252 (`&#146;`) become what they mean there, as in browsers.
 */
export function oneLineOfHtml(text: string): string {
  return oneLine(decodeHTMLStrict(text));
}
