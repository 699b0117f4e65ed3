import { searchWords, separateLetters } from '@postkit/sdk/words';
import type { WordQuery } from '../../../platform/db/dialects/text-index.ts';

/** Reads the words that a listener types: every word must occur, the last one may be unfinished; quotes keep words together. */
export function searchQuery(text: string): WordQuery | null {
  const phrases = [...text.matchAll(/"([^"]*)"?|(\S+)/g)].flatMap(([, phrase, word]) => {
    const words = searchWords(phrase ?? word ?? '').flatMap(
      (one) => one.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu) ?? [],
    );
    return words.length === 0 ? [] : [words];
  });
  if (phrases.length === 0) return null;
  return { phrases, isOpen: /[\p{L}\p{N}\p{M}]$/u.test(text) };
}

/** Has no width, and is no part of a word. */
const separator = '\u200b';

/** A text for the index, which knows words by what is between them. */
export function searchableText(text: string): string {
  return separateLetters(text, separator);
}

/** A marked text of the index as plain text and the places of its marks. */
export function readMarks(marked: string): { snippet: string; marks: [number, number][] } {
  const marks: [number, number][] = [];
  let snippet = '';
  // SQLite takes accents and vowel signs behind the last letter for what is between words.
  const whole = marked.replaceAll(separator, '').replaceAll(/\uE001(\p{M}+)/gu, '$1\uE001');
  for (const piece of whole.split(/(\uE000[^\uE001]*\uE001)/)) {
    const isMark = piece.startsWith('\uE000');
    const text = isMark ? piece.slice(1, -1) : piece;
    if (isMark) marks.push([snippet.length, snippet.length + text.length]);
    snippet += text;
  }
  return { snippet, marks };
}
