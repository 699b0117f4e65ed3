import type { TranscriptWord } from '@postkit/sdk/schema';

/** The heard words from one to another as text. */
export function wordsText(words: readonly TranscriptWord[], first: number, last: number): string {
  return words
    .slice(first, last + 1)
    .filter(({ cut }) => !cut)
    .map(({ text }) => text)
    .join(' ');
}
