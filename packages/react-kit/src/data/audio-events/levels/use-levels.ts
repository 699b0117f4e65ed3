import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query';
import type { PostKitClient } from '@postkit/sdk';
import { usePostKit } from '../../../host/postkit-context.ts';
import { joinLevels, type WaveLevels } from '../../../ui/wave/wave-levels.ts';
import { levelsQueries, type LevelledEvent } from './levels.queries.ts';

/** Numbers of parts that are requested, so that neighbouring widths share one cache entry. */
const resolutions = [64, 256, 1024, 2048] as const;

/** Parts of one request, and the milliseconds of the station's finest peaks. */
const finestPoints = 1024;
const finestMs = 10;

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

/** The levels of a part of an event, in milliseconds into it, as fine as the station has them; undefined while they load. */
export function usePartLevels(
  event: LevelledEvent | null,
  { start, end }: { start: number; end: number },
): WaveLevels | undefined {
  const { client } = usePostKit();
  const points = Math.max(1, Math.min(finestPoints, Math.round((end - start) / finestMs)));
  const query = levelsQueries.event(client, event ?? { id: 0, durationMs: 0 }, { points, start, end });
  // The levels of another part must not be drawn here.
  const { data, isPlaceholderData } = useQuery({ ...query, enabled: event !== null });
  return event === null || isPlaceholderData ? undefined : (data ?? undefined);
}

/** The finest levels of a whole event that have been loaded; undefined for none. */
export function cachedLevels(
  client: PostKitClient,
  queries: QueryClient,
  id: number,
): WaveLevels | undefined {
  const loaded = queries
    .getQueriesData<WaveLevels | null>({ queryKey: [...levelsQueries.all(client), id] })
    .flatMap(([key, levels]) => (levels && isWhole(key[key.length - 2]) ? [levels] : []));
  return loaded.toSorted((a, b) => b.peaks.length - a.peaks.length)[0];
}

function isWhole(request: unknown): boolean {
  return typeof request === 'object' && request !== null && !('start' in request);
}

interface PlacedEvent extends LevelledEvent {
  /** Share of the width in any one unit; by default the duration. */
  length?: number;
}

/** The levels of events in a row, such as an episode's, for `<Wave>`; undefined until the first has loaded. */
export function useEventsLevels(events: readonly PlacedEvent[], width: number): WaveLevels | undefined {
  const { client } = usePostKit();
  const total = events.reduce((sum, { length, durationMs }) => sum + (length ?? durationMs), 0);
  const parts = events.map(({ id, durationMs, length = durationMs }) => {
    const query = levelsQueries.event(
      client,
      { id, durationMs },
      { points: pointsFor((length / Math.max(1, total)) * width) },
    );
    return { query, hash: JSON.stringify(query.queryKey), length, isWanted: width > 0 && durationMs > 0 };
  });
  // The same audio may be in an episode several times.
  const wanted = [
    ...new Map(parts.filter(({ isWanted }) => isWanted).map((part) => [part.hash, part])).values(),
  ];
  return useQueries({
    queries: wanted.map(({ query }) => query),
    combine: (results) => {
      if (!results.some(({ data }) => data)) return undefined;
      const loaded = new Map(wanted.map(({ hash }, index) => [hash, results[index]?.data ?? undefined]));
      const sounds = parts.map(({ hash, length, isWanted }) => ({
        levels: isWanted ? loaded.get(hash) : undefined,
        length,
      }));
      return joinLevels(sounds, pointsFor(width));
    },
  });
}
