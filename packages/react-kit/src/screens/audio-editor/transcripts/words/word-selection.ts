import type { TranscriptWord } from '@postkit/sdk/schema';
import { mayEndCaption } from '@postkit/sdk/words';

/** Selected words: from the anchor to the focused word. Indexes; both −1 for none. */
export interface WordSelection {
  anchor: number;
  focus: number;
}

export const noWords: WordSelection = { anchor: -1, focus: -1 };

/** First and last index of a selection; null for none. */
export function wordsBetween({ anchor, focus }: WordSelection): [first: number, last: number] | null {
  return anchor < 0 || focus < 0 ? null : [Math.min(anchor, focus), Math.max(anchor, focus)];
}

export function isSelected(selection: WordSelection, index: number): boolean {
  const range = wordsBetween(selection);
  return range !== null && index >= range[0] && index <= range[1];
}

/** The next heard word in a direction; the same one at an end. */
export function nextHeard(words: readonly TranscriptWord[], from: number, step: 1 | -1): number {
  for (let index = from + step; index >= 0 && index < words.length; index += step)
    if (!words[index]?.cut) return index;
  return from;
}

/** A run of words that is shown as one paragraph: indexes, the last one included. */
export interface WordParagraph {
  first: number;
  last: number;
  /** Index of its speaker; null if unknown. */
  speaker: number | null;
  isNewSpeaker: boolean;
}

const longestParagraph = 60;
const paragraphPauseMs = 2000;

/** Paragraphs of turns and pauses; a long one ends at a sentence, so that a screen draws only what it shows. */
export function paragraphsOf(words: readonly TranscriptWord[]): WordParagraph[] {
  const paragraphs: WordParagraph[] = [];
  for (const [index, word] of words.entries()) {
    const open = paragraphs.at(-1);
    const before = words[index - 1];
    const isNewSpeaker = !open || (!word.cut && open.speaker !== word.speaker);
    const isPause = before !== undefined && word.start - before.end > paragraphPauseMs;
    const isFull =
      open !== undefined && index - open.first >= longestParagraph && mayEndCaption(before?.text ?? '');
    if (!open || isNewSpeaker || isPause || isFull)
      paragraphs.push({ first: index, last: index, speaker: word.speaker, isNewSpeaker });
    else open.last = index;
  }
  return paragraphs;
}

/** The heard word that is spoken at a moment, or was last spoken; −1 before the first. Words of captions that overlap are not sorted. */
export function wordAt(words: readonly TranscriptWord[], ms: number): number {
  return words.findLastIndex(({ start, cut }) => !cut && start <= ms);
}
