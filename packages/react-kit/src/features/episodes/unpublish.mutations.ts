import { useMutation } from '@tanstack/react-query';
import { unpostIds } from './unpublish-offer.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { useReadEpisodesAgain } from './episodes.mutations.ts';

export interface UnpublishRequest {
  id: number;
  /** Ids of destinations to take it out of. */
  chosen: readonly number[];
}

/** `stayed`: it is unpublished, but taking it out of its destinations failed. */
export type UnpublishOutcome = { result: 'done' } | { result: 'stayed'; error: unknown };

/**
 * Marks an episode unpublished, then takes it out of those of the chosen destinations where it still is.
 * The mark comes first: it alone stops new listeners everywhere. Rejects only where it failed and nothing was changed.
 */
export function useUnpublishEpisode() {
  const { client } = usePostKit();
  const readAgain = useReadEpisodesAgain();

  async function takeOut({ id, chosen }: UnpublishRequest): Promise<void> {
    if (chosen.length === 0) return;
    const { social_media_connections: now } = await client.episodes.connections(id);
    const ids = unpostIds(now, chosen);
    if (ids.length > 0) await client.episodes.unpost(id, ids);
  }

  return useMutation({
    mutationFn: async (request: UnpublishRequest): Promise<UnpublishOutcome> => {
      await client.episodes.setUnpublished([request.id], true);
      try {
        await takeOut(request);
        return { result: 'done' };
      } catch (error) {
        return { result: 'stayed', error };
      }
    },
    onSettled: () => void readAgain(),
  });
}
