import type { Station } from '../features/accounts/index.ts';
import type { MinuteHistory } from '../features/analytics/index.ts';
import type { AudioEvents } from '../features/audio-events/index.ts';
import type { Episodes } from '../features/episodes/index.ts';
import { noise } from './noise.ts';

export interface DemoMinuteServices {
  readonly audioEvents: Pick<AudioEvents, 'byIds' | 'durationOf'>;
  readonly episodes: Pick<Episodes, 'store'>;
}

/** Shares of downloads: of players that fetch ranges, and of those that fetch the whole file. The others have no known minutes. */
const [ranged, whole] = [0.34, 0.58] as const;
const minuteMs = 60_000;

/** The fetched minutes of the first audio version of an episode: a steep loss at first, then a slow one. Its audio needs no rendering. */
export async function demoMinutes(
  { audioEvents, episodes }: DemoMinuteServices,
  station: Station,
  episodeId: number,
  downloads: number,
): Promise<MinuteHistory> {
  const events = await audioEvents.byIds(station, await episodes.store.eventsOf(episodeId));
  const duration_ms = Math.round(
    events.reduce((sum, event) => sum + audioEvents.durationOf(event), 0) * 1000,
  );
  const in_ranges = Math.round(downloads * ranged);
  const length = Math.ceil(duration_ms / minuteMs);
  const minutes = Array.from({ length }, (_, minute) => {
    const share =
      0.68 +
      0.3 * Math.exp(-minute / 1.5) -
      0.16 * (minute / length) -
      0.04 * noise(episodeId, minute, 'minute');
    return Math.round(in_ranges * share);
  });
  return {
    episode_id: episodeId,
    version: 1,
    duration_ms,
    in_ranges,
    whole: Math.round(downloads * whole),
    minutes,
  };
}
