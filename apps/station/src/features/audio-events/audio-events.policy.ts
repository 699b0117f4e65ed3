import type { Person } from '../../platform/http/access.ts';
import type { AudioEventRow } from './audio-event-tables.ts';

/** A licence for podcasts alone does not show the logged broadcast. */
export function mayHearLog(person: Person, slug: string): boolean {
  return person.stations.get(slug)?.licence !== 'podcast';
}

/** Whether somebody may know of an event at a station that they may enter. */
export function mayHear(person: Person, slug: string, event: Pick<AudioEventRow, 'type_name'>): boolean {
  return event.type_name !== 'LOGGER' || mayHearLog(person, slug);
}
