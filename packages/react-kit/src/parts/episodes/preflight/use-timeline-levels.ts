import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TimelineLevels } from '@postkit/sdk/schema';
import { episodesQueries } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';

/** Milliseconds between questions while the station measures. */
const askAgainMs = 2000;

export interface TimelineLevelsState {
  /** Undefined until they are known. */
  levels: TimelineLevels | undefined;
  isMeasuring: boolean;
  isFailed: boolean;
}

/** Levels of a timeline of events, and what its show does to them; asks again while the station measures. */
export function useTimelineLevels(events: readonly string[], show: string | undefined): TimelineLevelsState {
  const { client } = usePostKit();
  const { data, isError } = useQuery({
    queryKey: [...episodesQueries.all(client), 'timeline-levels', events, show],
    queryFn: ({ signal }) =>
      client.episodes.timelineLevels({ events: [...events], ...(show ? { show } : {}) }, { signal }),
    enabled: events.length > 0,
    // The readout must not flicker with every edit.
    placeholderData: keepPreviousData,
    refetchInterval: (query) => (query.state.data?.status === 'measuring' ? askAgainMs : false),
  });
  return {
    levels: data?.status === 'measured' ? data : undefined,
    isMeasuring: data?.status === 'measuring',
    isFailed: isError,
  };
}
