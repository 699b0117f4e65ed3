import type { TranscriptWord } from '@postkit/sdk/schema';
import { splitWords } from '@postkit/sdk/words';
import { findWords } from './find-words.ts';
import { normalWord } from './normal-word.ts';
import { wordsText } from './words-text.ts';

/** A place at which searched words are spoken: indexes of the first and the last word, and the words to find there. */
export interface SpokenHit {
  first: number;
  last: number;
  query: string;
}

/**
 * The first place of a search in words: as a phrase, or else of a word that other texts do not contain.
 * @param known texts that the search covers too, such as a title
 */
export function findHit(words: readonly TranscriptWord[], search: string, known: string): SpokenHit | null {
  const phrase = hitOf(words, search);
  if (phrase) return phrase;
  const texts = known.toLocaleLowerCase();
  const wanted = search.toLocaleLowerCase().split(/\s+/u).filter(Boolean);
  const spoken = wanted.filter((word) => !texts.includes(word));
  const inWords = spoken.length > 0 ? spoken : wanted;
  for (const word of inWords) {
    const hit = hitOf(words, word) ?? partOf(words, word);
    if (hit) return hit;
  }
  return null;
}

function hitOf(words: readonly TranscriptWord[], query: string): SpokenHit | null {
  const [place] = findWords(words, query);
  return place ? { first: place[0], last: place[1], query } : null;
}

/** The search also finds parts of words. */
function partOf(words: readonly TranscriptWord[], part: string): SpokenHit | null {
  const normal = normalWord(part);
  const at = words.findIndex(({ text, cut }) => {
    if (cut) return false;
    return text.toLocaleLowerCase().includes(part) || (normal !== '' && normalWord(text).includes(normal));
  });
  return at === -1 ? null : { first: at, last: at, query: words[at]?.text ?? part };
}

/** The words of a transcript whose times are not known. */
export function untimedWords(text: string): TranscriptWord[] {
  return splitWords(text).map((word) => ({ text: word, start: 0, end: 0, speaker: null, cut: false }));
}

/** Words shown before and after a hit. */
const around = { before: 3, after: 12 };

/** A hit with the words around it. */
export function wordsAround(words: readonly TranscriptWord[], { first, last }: SpokenHit) {
  return {
    before: wordsText(words, Math.max(0, first - around.before), first - 1),
    found: wordsText(words, first, last),
    after: wordsText(words, last + 1, last + around.after),
    isFromStart: first - around.before <= 0,
  };
}
