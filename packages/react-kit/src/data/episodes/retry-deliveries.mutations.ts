import { useMutation } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { useInvalidateEpisodes } from './episodes.mutations.ts';

/** Sends an episode again to all destinations that failed, and resolves to their number. */
export function useRetryDeliveries() {
  const { client } = usePostKit();
  const onSettled = useInvalidateEpisodes();
  return useMutation({
    mutationFn: async (episodeId: number) => {
      const failed = (await client.deliveries.list(episodeId)).filter(({ status }) => status === 'failed');
      for (const { connection_id } of failed) await client.deliveries.retry(episodeId, connection_id);
      return failed.length;
    },
    onSettled,
  });
}
