import type { Database } from '../../../platform/db/database.ts';
import { type EarlierAiring, earlierAiring, seekSound, type SoughtSound } from './earlier-airing.ts';
import { type HeardEvent, heardAfter } from './repeats.repository.ts';

/**
 * Finds the latest earlier airing of each of some events, and of the later events that repeat them. Returns what was found, by
 * event id; null for none.
 */
export async function compareEvents(
  db: Database,
  events: readonly HeardEvent[],
  signal: AbortSignal,
): Promise<Map<number, EarlierAiring | null>> {
  const found = new Map<number, EarlierAiring | null>();
  const sounds = new Map<number, Promise<SoughtSound>>();
  const soundOf = (event: HeardEvent): Promise<SoughtSound> => {
    const sound = sounds.get(event.event_id) ?? seekSound(db, event);
    sounds.set(event.event_id, sound);
    return sound;
  };
  for (const event of events) {
    signal.throwIfAborted();
    const sound = await soundOf(event);
    found.set(event.event_id, await earlierAiring(db, event, sound));
    const others = [...new Set(sound.candidates.map(({ eventId }) => eventId))];
    for (const later of await heardAfter(db, others, event)) {
      if ((found.get(later.event_id)?.at_ms ?? 0) >= event.started_ms) continue;
      found.set(later.event_id, await earlierAiring(db, later, await soundOf(later)));
    }
  }
  return found;
}
