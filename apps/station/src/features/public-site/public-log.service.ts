import type { PublicTrack } from '@postkit/sdk/schema';
import type { Station } from '../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../audio-events/index.ts';
import type { Categories } from '../categories/index.ts';
import type { Logger } from '../logger/index.ts';
import { presentTrack } from './public-site.presenter.ts';

export interface PublicLogDeps {
  readonly audioEvents: Pick<AudioEvents, 'logged' | 'durationOf'>;
  readonly categories: Pick<Categories, 'typesOf'>;
  readonly logger: Pick<Logger, 'recording'>;
}

/** The titles of the log that listeners may see. Moments are in Unix seconds. */
export interface PublicLog {
  /** The item on air; null while nothing is recorded, or if it is not for listeners. */
  onAir(station: Station, now: number): Promise<PublicTrack | null>;
  /** Items that started before a moment, newest first. */
  tracks(station: Station, before: number, limit: number): Promise<PublicTrack[]>;
}

const hour = 3600;
/** Hours before the moment that a tracklist covers. */
const tracklistHours = 24;
/** Seconds after its end for which an item is still the last known one: segments arrive every 5 s. */
const slack = 30;

export function createPublicLog({ audioEvents, categories, logger }: PublicLogDeps): PublicLog {
  /** Whether listeners may see an item: it has a title, and its group is neither hidden nor adverts. */
  async function judgeFor(
    stationId: number,
  ): Promise<(event: AudioEventRow) => { isShown: boolean; isTrack: boolean }> {
    const types = await categories.typesOf(stationId);
    const hasMusic = [...types.values()].includes('music');
    return ({ title, category_id }) => {
      const type = types.get(category_id);
      const isShown = title.trim() !== '' && type !== 'hidden' && type !== 'advert';
      return { isShown, isTrack: isShown && (type === 'music' || !hasMusic) };
    };
  }

  const present = (event: AudioEventRow) => presentTrack(event, audioEvents.durationOf(event));

  return {
    async onAir(station, now) {
      if (logger.recording(station).state !== 'recording') return null;
      const last = (await audioEvents.logged(station.id, { from: now - hour, to: now + 1 }, [])).at(-1);
      if (!last || last.started_at + audioEvents.durationOf(last) + slack < now) return null;
      return (await judgeFor(station.id))(last).isShown ? present(last) : null;
    },
    async tracks(station, before, limit) {
      const judge = await judgeFor(station.id);
      const events = await audioEvents.logged(
        station.id,
        { from: before - tracklistHours * hour, to: before },
        [],
      );
      return events
        .filter((event) => judge(event).isTrack)
        .slice(-limit)
        .toReversed()
        .map(present);
    },
  };
}
