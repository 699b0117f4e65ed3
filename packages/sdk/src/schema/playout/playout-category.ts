import type { PlayoutElement } from './playout-reading.ts';

/** Categories of elements whose system names none. */
const usualCategories: Readonly<Record<PlayoutElement['type'], string>> = {
  song: 'Music',
  spot: 'Adverts',
  jingle: 'Jingles',
  talk: 'Talk',
  news: 'News',
  programme: 'Programmes',
  macro: 'Unassigned',
  unknown: 'Unassigned',
};

/**
 * The station's category of an element: by the map of its input, else as the system names it, else by its kind.
 * @param categories the station's categories by those of the system, or by kinds of content; letters of both cases are equal
 * @param talkCategory category of talk of which the system names none
 */
export function playoutCategory(
  { category, type }: Pick<PlayoutElement, 'category' | 'type'>,
  categories: Readonly<Record<string, string>>,
  talkCategory: string,
): string {
  const map = Object.entries(categories);
  const mapped = (name: string) => map.find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1];
  const own = mapped(category) ?? mapped(type) ?? category.trim().slice(0, 100);
  if (own !== '') return own;
  return type === 'talk' ? talkCategory : usualCategories[type];
}
