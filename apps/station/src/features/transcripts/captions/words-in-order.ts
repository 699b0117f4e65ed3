import { endOfPhrase } from '@postkit/sdk/words';
import type { CaptionWord } from './caption.ts';

/** The words of one caption, in the order in which they are read; milliseconds. */
export interface WordsOfCaption {
  readonly start: number;
  readonly end: number;
  readonly words: readonly CaptionWord[];
}

/** The words of captions, caption after caption by their starts. Captions that overlap are numbered, so that they stay whole. */
export function wordsInOrder(captions: readonly WordsOfCaption[]): CaptionWord[] {
  const sorted = captions.filter(({ words }) => words.length > 0).toSorted((a, b) => a.start - b.start);
  const overlapping = new Set<number>();
  let latest = 0;
  for (const [index, { start, end }] of sorted.entries()) {
    const until = sorted[latest]?.end ?? 0;
    if (index > 0 && start < until) {
      overlapping.add(latest);
      overlapping.add(index);
    }
    if (end >= until) latest = index;
  }
  return sorted.flatMap(({ words }, index) => {
    const own = words.map((word, n) =>
      n === words.length - 1 ? { ...word, text: endOfPhrase(word.text) } : word,
    );
    return overlapping.has(index) ? own.map((word) => ({ ...word, caption: index })) : own;
  });
}
