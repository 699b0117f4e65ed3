import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { TimelineRights } from '@postkit/sdk/schema';
import { episodesQueries } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';

const nothing: TimelineRights = { left_out: [], to_accept: [] };

/**
 * The effect of the categories' rules on a timeline of events. Nothing until it is known: the station applies the rules to every
 * request that publishes.
 * @param episodeId the edited episode; null for a new one
 */
export function useTimelineRights(events: readonly string[], episodeId: number | null): TimelineRights {
  const { client } = usePostKit();
  const { data } = useQuery({
    queryKey: [...episodesQueries.all(client), 'timeline-rights', events, episodeId],
    queryFn: ({ signal }) =>
      client.episodes.timelineRights(
        { events: [...events], ...(episodeId === null ? {} : { playlist_id: episodeId }) },
        { signal },
      ),
    enabled: events.length > 0,
    placeholderData: keepPreviousData,
    // Another user may change a rule.
    staleTime: 0,
  });
  return events.length === 0 ? nothing : (data ?? nothing);
}
