import { useMutation, useQueryClient } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { deliveriesQueries } from './deliveries.queries.ts';

/** Sends one delivery of an episode again; the station refuses one that did not fail (HttpError 409). */
export function useRetryDelivery(episodeId: number) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = deliveriesQueries.of(client, episodeId);
  return useMutation({
    mutationFn: async (destinationId: number) => client.deliveries.retry(episodeId, destinationId),
    onSuccess: (asked) =>
      queries.setQueryData(queryKey, (list) =>
        list?.map((one) => (one.connection_id === asked.connection_id ? asked : one)),
      ),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });
}

/** Checks now whether an episode can be fetched from a feed; the station refuses one that is not published there (HttpError 409). */
export function useProveDelivery(episodeId: number) {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const { queryKey } = deliveriesQueries.of(client, episodeId);
  return useMutation({
    mutationFn: async (destinationId: number) => client.deliveries.prove(episodeId, destinationId),
    onSettled: () => void queries.invalidateQueries({ queryKey }),
  });
}
