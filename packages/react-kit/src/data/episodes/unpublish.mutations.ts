import { useMutation } from '@tanstack/react-query';
import { usePostKit } from '../../host/postkit-context.ts';
import { useInvalidateEpisodes } from './episodes.mutations.ts';
import { useEpisodeEvents } from './use-episode-events.ts';

export interface UnpublishRequest {
  id: number;
  /** Ids of the feeds and web widgets to remove it from; the station refuses other types (HttpError 400). */
  chosen: readonly number[];
}

/** `stayed`: it is unpublished, but removing it from its destinations failed. */
export type UnpublishOutcome = { result: 'done' } | { result: 'stayed'; error: unknown };

/**
 * Marks an episode unpublished, then removes it from those chosen destinations that still have it.
 * The mark comes first, since it alone stops new listeners everywhere. Rejects only if the mark failed and nothing changed.
 */
export function useUnpublishEpisode() {
  const { client } = usePostKit();
  const events = useEpisodeEvents();
  const invalidateEpisodes = useInvalidateEpisodes();

  async function removeFromDestinations({ id, chosen }: UnpublishRequest): Promise<void> {
    if (chosen.length === 0) return;
    const { social_media_connections: now } = await client.episodes.connections(id);
    const ids = now
      .map((destination) => destination.id)
      .filter((destination) => chosen.includes(destination));
    if (ids.length > 0) await client.episodes.unpost(id, ids);
  }

  return useMutation({
    mutationFn: async (request: UnpublishRequest): Promise<UnpublishOutcome> => {
      const { playlists } = await client.episodes.setUnpublished([request.id], true);
      events.setUnpublished(playlists, true);
      try {
        await removeFromDestinations(request);
        return { result: 'done' };
      } catch (error) {
        return { result: 'stayed', error };
      }
    },
    onSettled: () => void invalidateEpisodes(),
  });
}
