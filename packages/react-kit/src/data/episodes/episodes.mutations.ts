import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Episode, EpisodeInput, EpisodeSummary } from '@postkit/sdk/schema';
import { usePostKit } from '../../host/postkit-context.ts';
import { randomUuid } from '../../host/random-uuid.ts';
import { showsQueries } from '../shows/index.ts';
import { episodesQueries } from './episodes.queries.ts';
import { useEpisodeEvents } from './use-episode-events.ts';

/** Invalidates lists of episodes and the counters of shows after a change. */
export function useInvalidateEpisodes(): () => Promise<void> {
  const { client } = usePostKit();
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: episodesQueries.lists(client) }),
      queries.invalidateQueries({ queryKey: showsQueries.all(client) }),
    ]);
  };
}

export interface SaveEpisode {
  /** Null creates an episode. */
  id: number | null;
  /** The version on which the fields are based; the station refuses an older one (HttpError 409). */
  version: number | null;
  /** Id of the show whose address is in `fields`. */
  showId: number;
  fields: EpisodeInput;
}

/** Creates or updates an episode with all its fields. */
export function useSaveEpisode() {
  const { client, host } = usePostKit();
  const queries = useQueryClient();
  const invalidateEpisodes = useInvalidateEpisodes();
  const events = useEpisodeEvents();
  const lastTry = useRef({ text: '', key: '' });

  // A retry after a lost response must not create a second episode.
  function keyOf({ showId, fields: { from_draft: _draft, ...fields } }: SaveEpisode): string {
    // Autosave changes the draft between two tries without making it another episode.
    const text = JSON.stringify(fields);
    if (lastTry.current.text !== text) lastTry.current = { text, key: temporaryKey(showId) };
    return lastTry.current.key;
  }

  return useMutation({
    mutationFn: async (save: SaveEpisode): Promise<Episode> => {
      const { id, version, fields } = save;
      if (id === null) return client.episodes.create(fields, { headers: { 'Idempotency-Key': keyOf(save) } });
      const episode = await client.episodes.update(id, { ...fields, version: version ?? 0 });
      void host.track?.('Update Episode', { playlist_id: id, status: episode.status });
      return episode;
    },
    // A live event may change the cached status before the response arrives.
    onMutate: ({ id }) => ({
      before:
        id === null ? undefined : queries.getQueryData(episodesQueries.one(client, id).queryKey)?.status,
    }),
    onSuccess: (episode, _, { before }) => {
      lastTry.current = { text: '', key: '' };
      queries.setQueryData(episodesQueries.one(client, episode.playlist_id).queryKey, episode);
      void invalidateEpisodes();
      events.saved(episode, before);
    },
  });
}

/** The idempotency key of a new episode: its show's id and a random one. */
function temporaryKey(showId: number): string {
  return `${showId}-${randomUuid()}`;
}

/** Saves an episode unchanged, which makes the station render its audio again (HttpError 409 when another user saved it). */
export function useRetryAudio() {
  const { client } = usePostKit();
  const invalidateEpisodes = useInvalidateEpisodes();
  return useMutation({
    mutationFn: async ({ playlist_id, version }: Pick<EpisodeSummary, 'playlist_id' | 'version'>) =>
      client.episodes.update(playlist_id, { version }),
    onSettled: invalidateEpisodes,
  });
}

/** Deletes an unpublished episode; the station refuses others (HttpError 409). */
export function useDeleteEpisode() {
  const { client } = usePostKit();
  const events = useEpisodeEvents();
  const queries = useQueryClient();
  const invalidateEpisodes = useInvalidateEpisodes();
  return useMutation({
    mutationFn: async (id: number) => client.episodes.delete(id),
    onSuccess: (_, id) => {
      queries.removeQueries({ queryKey: episodesQueries.one(client, id).queryKey });
      events.deleted(id);
    },
    onSettled: invalidateEpisodes,
  });
}
