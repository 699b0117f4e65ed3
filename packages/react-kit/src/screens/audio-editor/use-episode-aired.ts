import { useQuery } from '@tanstack/react-query';
import { mostPeaksEvents } from '@postkit/sdk/schema';
import type { Episode } from '@postkit/sdk/schema';
import { audioEventsQueries } from '../../data/audio-events/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';

const none: Episode['events'] = [];

/** When the first clip of an episode that is from the log aired, in unix seconds, also if it is trimmed; null if none is. */
export function useEpisodeAired(episode: Pick<Episode, 'events'> | undefined): {
  isLoading: boolean;
  airedAt: number | null;
} {
  const { client } = usePostKit();
  const events = episode?.events ?? none;
  const [first] = events;
  const known = first?.cart.type_name === 'LOGGER' ? first.started_at : null;
  const ids = events.slice(0, mostPeaksEvents).map(({ id }) => id);
  const { data, isLoading } = useQuery({
    ...audioEventsQueries.aired(client, ids),
    enabled: ids.length > 0 && known === null,
    // Without it the editor opens at today, rather than late.
    retry: false,
  });
  const asked = data?.find(({ aired_at }) => aired_at !== null)?.aired_at ?? null;
  return { isLoading, airedAt: known ?? asked };
}
