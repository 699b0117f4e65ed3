import type { Show } from '@postkit/sdk/schema';
import type { setupMessages } from '../../parts/connections/index.ts';
import type { Words } from '../../words/define-messages.ts';

/** Titles of shows by id, in the order of the ids. */
export function titlesOf(
  ids: readonly number[],
  shows: readonly Pick<Show, 'id' | 'title'>[],
  messages: Words<typeof setupMessages>,
): { id: number; title: string }[] {
  return ids
    .map((id) => ({ id, title: shows.find((show) => show.id === id)?.title ?? messages.goneShow(id) }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}
