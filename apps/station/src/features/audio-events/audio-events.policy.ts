import type { Person } from '../../platform/http/access.ts';
import type { AudioEventRow } from './audio-event-tables.ts';

/** A podcast licence does not include the log. */
export function mayHearLog(person: Person, slug: string): boolean {
  return person.stations.get(slug)?.licence !== 'podcast';
}

/** Whether a user may hear an event of a station that they have access to. */
export function mayHear(person: Person, slug: string, event: Pick<AudioEventRow, 'type_name'>): boolean {
  return event.type_name !== 'LOGGER' || mayHearLog(person, slug);
}
