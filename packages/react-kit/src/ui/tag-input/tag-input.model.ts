import type { Option } from '../option/option.ts';

/** The list with the tag at its end, or undefined when it is empty or already there, whatever its case. */
export function withTag(tags: readonly string[], text: string): string[] | undefined {
  const tag = text.trim();
  if (!tag || tags.some((other) => sameTag(other, tag))) return undefined;
  return [...tags, tag];
}

/** The known words that are not chosen yet. */
export function unchosen(known: readonly string[], chosen: readonly string[]): Option[] {
  return known.filter((word) => !chosen.some((tag) => sameTag(tag, word))).map((word) => ({ id: word, label: word }));
}

/** Whether a word is offered for a text: nothing is before something was typed. */
export function isOffered(word: string, text: string): boolean {
  const wanted = text.trim().toLocaleLowerCase();
  return wanted !== '' && word.toLocaleLowerCase().includes(wanted);
}

function sameTag(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}
