import type { TranscriptWord } from '@postkit/sdk/schema';
import { joinWords } from '@postkit/sdk/words';

/** The heard words from one to another as text. */
export function wordsText(words: readonly TranscriptWord[], first: number, last: number): string {
  const heard = words.slice(first, last + 1).filter(({ cut }) => !cut);
  return joinWords(heard.map(({ text }) => text));
}
