import { hasUnspacedWords, isSpaced, mayEndCaption } from '@postkit/sdk/words';
import type { Caption } from './caption.ts';

/** A heard word with the name of its speaker. */
export interface NamedWord {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly speaker: string | null;
  /** Number of its caption, if that overlaps another one. */
  readonly caption?: number | undefined;
}

/** Characters of two lines; those of Chinese and Japanese are as wide as two. */
const longestText = 84;
const wide = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303e\uff01-\uff60]/gu;
const longestMs = 6000;
/** A pause that ends a caption. */
const pauseMs = 900;
/** A pause that ends a paragraph. */
const paragraphPauseMs = 2500;
const longestParagraph = 700;

/** Words as captions of two lines at most. */
export function captionsOf(words: readonly NamedWord[]): Caption[] {
  return joined(words, (caption, word, last) => {
    if (startsCaption(word, last)) return true;
    if (widthOf(caption.text) + widthOf(word.text) + 1 > longestText || word.end - caption.start > longestMs)
      return true;
    return mayEndCaption(last.text) && widthOf(caption.text) > longestText / 3;
  });
}

/** Whether a word starts another caption than the one before it, however long they are. */
export function startsCaption(word: NamedWord, before: NamedWord): boolean {
  return (
    word.speaker !== before.speaker || word.caption !== before.caption || word.start - before.end > pauseMs
  );
}

/** Words as paragraphs: one per turn of a speaker, shorter at pauses. */
export function paragraphsOf(words: readonly NamedWord[]): Caption[] {
  return joined(words, (paragraph, word, last) => {
    if (word.speaker !== paragraph.speaker || word.start - last.end > paragraphPauseMs) return true;
    return paragraph.text.length > longestParagraph && mayEndCaption(last.text);
  });
}

function widthOf(text: string): number {
  return hasUnspacedWords(text) ? text.length + (text.match(wide)?.length ?? 0) : text.length;
}

function joined(
  words: readonly NamedWord[],
  isNew: (group: Caption, word: NamedWord, last: NamedWord) => boolean,
): Caption[] {
  const groups: Caption[] = [];
  for (const [index, word] of words.entries()) {
    const group = groups.at(-1);
    const last = words[index - 1];
    const { start, end, text, speaker } = word;
    if (!group || !last || isNew(group, word, last)) groups.push({ start, end, text: text.trim(), speaker });
    else
      groups[groups.length - 1] = {
        ...group,
        end: word.end,
        text: `${group.text}${isSpaced(last.text, text) ? ' ' : ''}${text.trim()}`,
      };
  }
  return groups;
}
