import type { Database } from '../../../platform/db/database.ts';
import { type EarlierAiring, earlierAiring, seekSound, type SoughtSound, windowMs } from './earlier-airing.ts';
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
  const soundOf = ({ station_id, fingerprint_id }: HeardEvent): Promise<SoughtSound> => {
    const sound = sounds.get(fingerprint_id) ?? seekSound(db, station_id, fingerprint_id);
    sounds.set(fingerprint_id, sound);
    return sound;
  };
  for (const event of events) {
    signal.throwIfAborted();
    const sound = await soundOf(event);
    found.set(event.event_id, await earlierAiring(db, event, sound));
    const fingerprints = [...new Set(sound.candidates.map(({ fingerprintId }) => fingerprintId))];
    for (const later of await heardAfter(db, fingerprints, event, windowMs)) {
      if ((found.get(later.event_id)?.at_ms ?? 0) >= event.started_ms) continue;
      found.set(later.event_id, await earlierAiring(db, later, await soundOf(later)));
    }
  }
  return found;
}
