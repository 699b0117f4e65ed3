import type { Option } from '../option/option.ts';

/** The list with the tag appended, or undefined if the tag is empty or in the list already (ignoring case). */
export function withTag(tags: readonly string[], text: string): string[] | undefined {
  const tag = text.trim();
  if (!tag || tags.some((other) => sameTag(other, tag))) return undefined;
  return [...tags, tag];
}

/** The known words that are not chosen yet. */
export function withoutChosen(known: readonly string[], chosen: readonly string[]): Option[] {
  return known
    .filter((word) => !chosen.some((tag) => sameTag(tag, word)))
    .map((word) => ({ id: word, label: word }));
}

/** Whether to suggest a word for a text; an empty text gets no suggestions. */
export function isOffered(word: string, text: string): boolean {
  const query = text.trim().toLocaleLowerCase();
  return query !== '' && word.toLocaleLowerCase().includes(query);
}

function sameTag(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}
