import { createContext } from 'react';
import type { CategoryGroup, Show } from '@postkit/sdk/schema';
import type { ChapterPiece } from './propose-chapters.ts';

/** The audio that chapters are proposed from. */
export interface ChapterSource {
  pieces: readonly ChapterPiece[];
  /** Id of the event that plays before the first piece; null for none. */
  introId: number | null;
}

/** Set by the screen that opens the publish dialog; null if it does not know the audio. */
export const ChapterSourceContext = createContext<ChapterSource | null>(null);

/** Id of the event that plays before a show's episodes; null for none. */
export function bumperId(show: Pick<Show, 'pre_bumper'> | undefined): number | null {
  const [, id] = /\/event\/(\d+)\/?$/.exec(show?.pre_bumper ?? '') ?? [];
  return id === undefined ? null : Number(id);
}

/** Names of the categories whose audio has no chapter of its own: adverts, and what is hidden. */
export function unlistedCategories(groups: readonly CategoryGroup[]): ReadonlySet<string> {
  const unlisted = groups.filter(({ category_type: type }) => type === 'advert' || type === 'hidden');
  return new Set(unlisted.flatMap(({ categories }) => categories.map(({ name }) => name)));
}
