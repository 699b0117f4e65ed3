import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { EpisodeSummary, Tag } from '@postkit/sdk/schema';
import { useEpisodeEvents, useInvalidateEpisodes } from '../../../data/episodes/index.ts';
import { useEnsureTags } from '../../../data/tags/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';

/** The episodes for which an action failed, and the first reason. */
export interface BulkOutcome {
  failed: readonly EpisodeSummary[];
  error: unknown;
}

/** The episodes that got a tag; those that had it already are neither changed nor failed. */
export interface TagOutcome extends BulkOutcome {
  tag: Tag | null;
  changed: readonly EpisodeSummary[];
}

/** Unpublishes episodes or publishes them again: all of them or none. */
export function useSetUnpublished() {
  const { client } = usePostKit();
  const events = useEpisodeEvents();
  const onSettled = useInvalidateEpisodes();
  return useMutation({
    mutationFn: async ({ ids, unpublished }: { ids: readonly number[]; unpublished: boolean }) =>
      client.episodes.setUnpublished(ids, unpublished),
    onSuccess: ({ playlists }, { unpublished }) => events.setUnpublished(playlists, unpublished),
    onSettled,
  });
}

/** Publishes episodes, and adds destinations to those that are published. `done` counts them while it runs. */
export function usePublishEpisodes() {
  const { client } = usePostKit();
  const events = useEpisodeEvents();
  const onSettled = useInvalidateEpisodes();
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: async ({
      episodes,
      destinations,
    }: {
      episodes: readonly EpisodeSummary[];
      destinations: readonly number[];
    }) =>
      forEach(episodes, setDone, async ({ playlist_id }) => {
        // The row of another page may be outdated.
        const { version, status, smc_data } = await client.episodes.get(playlist_id);
        const all = [...new Set([...smc_data.map(({ id }) => id), ...destinations])];
        const fields = { version, draft: false, unpublished: false, social_media_connections: all };
        events.saved(await client.episodes.update(playlist_id, fields), status);
      }),
    onSettled,
  });
  return { ...mutation, done };
}

/** Deletes unpublished episodes. `done` counts them while it runs. */
export function useDeleteEpisodes() {
  const { client } = usePostKit();
  const events = useEpisodeEvents();
  const onSettled = useInvalidateEpisodes();
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: async (episodes: readonly EpisodeSummary[]) =>
      forEach(episodes, setDone, async ({ playlist_id }) => {
        await client.episodes.delete(playlist_id);
        events.deleted(playlist_id);
      }),
    onSettled,
  });
  return { ...mutation, done };
}

/** Adds a tag, which may be new, to episodes that lack it. `done` counts them while it runs. */
export function useTagEpisodes() {
  const { client } = usePostKit();
  const { mutateAsync: ensureTags } = useEnsureTags();
  const events = useEpisodeEvents();
  const onSettled = useInvalidateEpisodes();
  const [done, setDone] = useState(0);
  const mutation = useMutation({
    mutationFn: async ({
      episodes,
      name,
    }: {
      episodes: readonly EpisodeSummary[];
      name: string;
    }): Promise<TagOutcome> => {
      const [tag] = await ensureTags([name]);
      if (!tag) return { failed: [], error: null, tag: null, changed: [] };
      const changed: EpisodeSummary[] = [];
      const outcome = await forEach(episodes, setDone, async (episode) => {
        // The row of another page may be outdated.
        const { version, playlist_categories } = await client.episodes.get(episode.playlist_id);
        if (playlist_categories.includes(tag.resource_uri)) return;
        const fields = { version, playlist_categories: [...playlist_categories, tag.resource_uri] };
        const saved = await client.episodes.update(episode.playlist_id, fields);
        events.saved(saved, saved.status);
        changed.push(episode);
      });
      return { ...outcome, tag, changed };
    },
    onSettled,
  });
  return { ...mutation, done };
}

/** Removes a tag from episodes. */
export function useUntagEpisodes() {
  const { client } = usePostKit();
  const events = useEpisodeEvents();
  const onSettled = useInvalidateEpisodes();
  return useMutation({
    mutationFn: async ({ episodes, tag }: { episodes: readonly EpisodeSummary[]; tag: Tag }) =>
      forEach(episodes, ignore, async ({ playlist_id }) => {
        const { version, playlist_categories } = await client.episodes.get(playlist_id);
        const others = playlist_categories.filter((uri) => uri !== tag.resource_uri);
        const saved = await client.episodes.update(playlist_id, { version, playlist_categories: others });
        events.saved(saved, saved.status);
      }),
    onSettled,
  });
}

const ignore = () => {};

/** One after the other, so that a thousand requests do not hold up the rest of the page. */
async function forEach(
  episodes: readonly EpisodeSummary[],
  onDone: (count: number) => void,
  act: (episode: EpisodeSummary) => Promise<unknown>,
): Promise<BulkOutcome> {
  const failed: EpisodeSummary[] = [];
  let reason: unknown = null;
  onDone(0);
  for (const [index, episode] of episodes.entries()) {
    try {
      await act(episode);
    } catch (error) {
      reason ??= error;
      failed.push(episode);
    }
    onDone(index + 1);
  }
  return { failed, error: reason };
}
