import type { SignedInUser } from '../../platform/http/access.ts';
import type { AudioEventRow } from './audio-event-tables.ts';

/** A podcast licence does not include the log. */
export function canPlayLog(person: SignedInUser, slug: string): boolean {
  return person.stations.get(slug)?.licence !== 'podcast';
}

/** Whether a user may hear an event of a station that they have access to. */
export function canPlay(
  person: SignedInUser,
  slug: string,
  event: Pick<AudioEventRow, 'type_name'>,
): boolean {
  return event.type_name !== 'LOGGER' || canPlayLog(person, slug);
}
