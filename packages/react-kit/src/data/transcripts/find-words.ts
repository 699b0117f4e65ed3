import type { TranscriptWord } from '@postkit/sdk/schema';
import { searchWords } from '@postkit/sdk/words';
import { normalWord } from './normal-word.ts';

/** Places of a query in heard words, as indexes of the first and the last word. The last word of the query may be unfinished. */
export function findWords(words: readonly TranscriptWord[], query: string): [first: number, last: number][] {
  const wanted = wordsIn(query);
  if (wanted.length === 0) return [];
  const heard = words.flatMap(({ text, cut }, index) =>
    cut ? [] : wordsIn(text).map((one) => ({ index, text: one })),
  );
  return heard.flatMap((_, at) => {
    const found = wanted.every((word, offset) => {
      const text = heard[at + offset]?.text;
      return offset === wanted.length - 1 ? text?.startsWith(word) : text === word;
    });
    const [first, last] = [heard[at]?.index, heard[at + wanted.length - 1]?.index];
    return found && first !== undefined && last !== undefined ? [[first, last] as [number, number]] : [];
  });
}

function wordsIn(text: string): string[] {
  return searchWords(text)
    .map(normalWord)
    .filter((word) => word !== '');
}
