import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { audioEventsQueries, useEventLevels } from '../../../data/audio-events/index.ts';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { silenceTargets, type SnapTarget } from '../timeline-model/snap.ts';

/** Levels of this many parts show silences of a quarter of a second in audio of up to eight minutes. */
const levelsWidth = 2048;
/** Seconds. Longer items hold so many events that their starts help no one. */
const longestLogged = 4 * 3600;

/**
 * The moments to which the ends of an item snap, in milliseconds into it: silences, and the starts of events in its part of the log.
 * @param isWanted Loads them, because only an item that is about to be trimmed needs them.
 */
export function useSnapTargets(
  { eventId, durationMs }: TimelineItem,
  isWanted: boolean,
): readonly SnapTarget[] {
  const { client } = usePostKit();
  const levels = useEventLevels(
    isWanted && eventId !== null ? { id: eventId, durationMs } : null,
    levelsWidth,
  );
  const own = useQuery({
    ...audioEventsQueries.one(client, eventId ?? 0),
    enabled: isWanted && eventId !== null,
  });
  const start = own.data?.cart.type_name === 'LOGGER' ? own.data.started_at : null;
  const range = { start: start ?? 0, end: Math.ceil((start ?? 0) + durationMs / 1000) };
  const logged = useQuery({
    ...audioEventsQueries.day(client, range),
    enabled: start !== null && durationMs / 1000 < longestLogged,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => {
    const silences = levels ? silenceTargets(levels.peaks, durationMs) : [];
    const starts = (start === null ? [] : (logged.data ?? [])).map((event): SnapTarget => ({
      ms: Math.round((event.started_at - (start ?? 0)) * 1000),
      kind: 'event',
      name: event.cart.title,
    }));
    return [...silences, ...starts.filter(({ ms }) => ms > 0 && ms < durationMs)];
  }, [levels, logged.data, start, durationMs]);
}
