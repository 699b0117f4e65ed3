import type { SignedInUser } from '../../platform/http/access.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import { fail, deletedEventError } from './audio-event-errors.ts';
import type { AudioEventRow } from './audio-event-tables.ts';
import { canPlay } from './audio-events.policy.ts';
import type { Library } from './library.service.ts';

/** Finds events for a user; events that they may not hear are absent. */
export interface EventFinder {
  /** @throws audio-events.absent */
  eventOf(
    person: SignedInUser,
    address: { station: string; id: number },
  ): Promise<{ station: Station; event: AudioEventRow }>;
  /** In the requested order. @throws audio-events.absent, audio-events.gone */
  eventsOf(
    person: SignedInUser,
    slug: string,
    ids: readonly number[],
  ): Promise<{ station: Station; events: AudioEventRow[] }>;
  /** Those of the events that have audio which the user may hear, in the requested order. @throws audio-events.absent if none exists */
  playableOf(person: SignedInUser, slug: string, ids: readonly number[]): Promise<AudioEventRow[]>;
}

export function createEventFinder(
  accounts: Accounts,
  library: Pick<Library, 'find' | 'findAll'>,
): EventFinder {
  return {
    async eventOf(person, { station: slug, id }) {
      const station = accounts.stationAt(slug);
      const event = await library.find(station, id);
      if (!event || !canPlay(person, slug, event)) throw fail('audio-events.absent');
      return { station, event };
    },
    async eventsOf(person, slug, ids) {
      const station = accounts.stationAt(slug);
      const found = new Map((await library.findAll(station, ids)).map((event) => [event.id, event]));
      const events = ids.map((id) => {
        const event = found.get(id);
        if (!event || !canPlay(person, slug, event)) throw fail('audio-events.absent');
        if (event.gone === 1) throw deletedEventError(event);
        return event;
      });
      return { station, events };
    },
    async playableOf(person, slug, ids) {
      const station = accounts.stationAt(slug);
      const found = new Map((await library.findAll(station, ids)).map((event) => [event.id, event]));
      const heard = ids.flatMap((id) => found.get(id) ?? []).filter((event) => canPlay(person, slug, event));
      if (heard.length === 0) throw fail('audio-events.absent');
      return heard.filter(({ gone, frames }) => gone === 0 && frames > 0);
    },
  };
}
