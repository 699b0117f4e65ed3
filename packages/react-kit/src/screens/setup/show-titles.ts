import type { Show } from '@postkit/sdk/schema';
import { setupMessages } from '../../parts/destinations/index.ts';
import type { Catalogue } from '../../words/catalogue.ts';

/** Titles of shows by id, in the order of the ids. */
export function titlesOf(
  ids: readonly number[],
  shows: readonly Pick<Show, 'id' | 'title'>[],
  catalogue: Catalogue,
): { id: number; title: string }[] {
  const messages = catalogue.wordsOf(setupMessages);
  return ids
    .map((id) => ({ id, title: shows.find((show) => show.id === id)?.title ?? messages.goneShow(id) }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}
