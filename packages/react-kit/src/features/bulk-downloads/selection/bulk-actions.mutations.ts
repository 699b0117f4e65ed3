import type { EpisodeSummary } from '@postkit/sdk/schema';
import { useMutation } from '@tanstack/react-query';
import { useInvalidateEpisodes } from '../../episodes/index.ts';
import { useEnsureTags } from '../../tags/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';

/** The episodes for which an action failed, and the first reason. */
export interface BulkOutcome {
  failed: readonly EpisodeSummary[];
  error: unknown;
}

/** Unpublishes episodes or publishes them again: all of them or none. */
export function useSetUnpublished() {
  const { client } = usePostKit();
  const onSettled = useInvalidateEpisodes();
  return useMutation({
    mutationFn: async ({ ids, unpublished }: { ids: readonly number[]; unpublished: boolean }) =>
      client.episodes.setUnpublished(ids, unpublished),
    onSettled,
  });
}

/** Deletes unpublished episodes. */
export function useDeleteEpisodes() {
  const { client } = usePostKit();
  const onSettled = useInvalidateEpisodes();
  return useMutation({
    mutationFn: async (episodes: readonly EpisodeSummary[]) => forEach(episodes, ({ playlist_id }) => client.episodes.delete(playlist_id)),
    onSettled,
  });
}

/** Adds a tag, which may be new, to episodes that lack it. */
export function useTagEpisodes() {
  const { client } = usePostKit();
  const { mutateAsync: ensureTags } = useEnsureTags();
  const onSettled = useInvalidateEpisodes();
  return useMutation({
    mutationFn: async ({ episodes, name }: { episodes: readonly EpisodeSummary[]; name: string }) => {
      const [tag] = await ensureTags([name]);
      if (!tag) return { failed: [], error: null };
      return forEach(episodes, async ({ playlist_id }) => {
        // The row of another page may be outdated.
        const { version, playlist_categories } = await client.episodes.get(playlist_id);
        if (playlist_categories.includes(tag.resource_uri)) return;
        await client.episodes.update(playlist_id, { version, playlist_categories: [...playlist_categories, tag.resource_uri] });
      });
    },
    onSettled,
  });
}

/** One after the other, so that a thousand requests do not hold up the rest of the page. */
async function forEach(episodes: readonly EpisodeSummary[], act: (episode: EpisodeSummary) => Promise<unknown>): Promise<BulkOutcome> {
  const failed: EpisodeSummary[] = [];
  let reason: unknown = null;
  for (const episode of episodes) {
    try {
      await act(episode);
    } catch (error) {
      reason ??= error;
      failed.push(episode);
    }
  }
  return { failed, error: reason };
}
