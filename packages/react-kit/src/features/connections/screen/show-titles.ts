import type { Show } from '@postkit/sdk/schema';
import { setupMessages as messages } from './setup.messages.ts';

/** Titles of shows by id, in the order of the ids. */
export function titlesOf(ids: readonly number[], shows: readonly Pick<Show, 'id' | 'title'>[]): { id: number; title: string }[] {
  return ids
    .map((id) => ({ id, title: shows.find((show) => show.id === id)?.title ?? messages.goneShow(id) }))
    .toSorted((one, other) => one.title.localeCompare(other.title));
}
