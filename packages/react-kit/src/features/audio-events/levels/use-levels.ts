import { useQueries, useQuery } from '@tanstack/react-query';
import { usePostKit } from '../../../host/postkit-context.ts';
import { joinLevels, type WaveLevels } from '../../../ui/wave/wave-levels.ts';
import { levelsQueries, type LevelledEvent } from './levels.queries.ts';

/** Numbers of parts that are requested, so that neighbouring widths share one cache entry. */
const resolutions = [64, 256, 1024, 2048] as const;

/** The number of parts that suffices for a width in CSS pixels. */
function pointsFor(width: number): number {
  return resolutions.find((points) => points >= width) ?? 2048;
}

/** The levels of an event for `<Wave>`; undefined while they load and without audio. `width`: CSS pixels; 0 loads nothing. */
export function useEventLevels(event: LevelledEvent | null, width: number): WaveLevels | undefined {
  const { client } = usePostKit();
  const isWanted = event !== null && width > 0 && event.durationMs > 0;
  const query = levelsQueries.event(client, event ?? { id: 0, durationMs: 0 }, { points: pointsFor(width) });
  const { data } = useQuery({ ...query, enabled: isWanted });
  return isWanted ? (data ?? undefined) : undefined;
}

/** The levels of events in a row, such as an episode's, for `<Wave>`; undefined until the first has loaded. */
export function useEventsLevels(events: readonly LevelledEvent[], width: number): WaveLevels | undefined {
  const { client } = usePostKit();
  const total = events.reduce((sum, { durationMs }) => sum + durationMs, 0);
  return useQueries({
    queries: events.map((event) => ({
      ...levelsQueries.event(client, event, { points: pointsFor((event.durationMs / Math.max(1, total)) * width) }),
      enabled: width > 0 && event.durationMs > 0,
    })),
    combine: (results) => {
      if (!results.some(({ data }) => data)) return undefined;
      const sounds = results.map(({ data }, index) => ({ levels: data ?? undefined, length: events[index]?.durationMs ?? 0 }));
      return joinLevels(sounds, pointsFor(width));
    },
  });
}
