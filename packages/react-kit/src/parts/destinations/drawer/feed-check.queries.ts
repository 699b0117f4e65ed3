import { useQuery } from '@tanstack/react-query';
import { usePostKit } from '../../../host/postkit-context.ts';
import { stationKey } from '../../../host/station-key.ts';

/** The findings about a saved feed, read when it is shown; an inactive feed is not checked. */
export function useFeedCheck(destinationId: number, isActive: boolean) {
  const { client } = usePostKit();
  return useQuery({
    queryKey: [...stationKey(client), 'feed-check', destinationId],
    queryFn: ({ signal }) => client.feeds.check(client.feeds.address(destinationId), { signal }),
    enabled: isActive,
    staleTime: 0,
  });
}
