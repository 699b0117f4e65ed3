import type { Episode, EpisodeInput, EpisodeSummary } from '@postkit/sdk/schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { randomUuid } from '../../host/random-uuid.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { showsQueries } from '../shows/index.ts';
import { episodesQueries } from './episodes.queries.ts';

/** Reads lists and counters again after an episode changed. */
export function useReadEpisodesAgain(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: episodesQueries.pages() }),
      queries.invalidateQueries({ queryKey: showsQueries.all() }),
    ]);
  };
}

export interface SaveEpisode {
  /** Null makes a new episode in one call. */
  id: number | null;
  /** The version that the fields were made from; a newer one on the station refuses them (HttpError 409). */
  version: number | null;
  /** Of the show that `fields` name by its address. */
  showId: number;
  fields: EpisodeInput;
}

/** Stores an episode with everything that was chosen for it. */
export function useSaveEpisode() {
  const { client, host } = usePostKit();
  const queries = useQueryClient();
  const readAgain = useReadEpisodesAgain();
  const lastTry = useRef({ text: '', key: '' });

  // Somebody who tries again because the answer was lost must not get a second episode.
  function keyOf({ showId, fields: { from_draft: _draft, ...fields } }: SaveEpisode): string {
    // The draft is saved on meanwhile, which makes no other episode of it.
    const text = JSON.stringify(fields);
    if (lastTry.current.text !== text) lastTry.current = { text, key: localId(showId) };
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
    onSuccess: (episode) => {
      lastTry.current = { text: '', key: '' };
      queries.setQueryData(episodesQueries.one(client, episode.playlist_id).queryKey, episode);
      void readAgain();
    },
  });
}

/** What a new episode is known by until the station has given it an id: its show's id and a random one. */
function localId(showId: number): string {
  return `${showId}-${randomUuid()}`;
}

/** Saves an episode as it is, which makes the station try again to make its audio (HttpError 409 when another user saved it). */
export function useRetryAudio() {
  const { client } = usePostKit();
  const readAgain = useReadEpisodesAgain();
  return useMutation({
    mutationFn: async ({ playlist_id, version }: Pick<EpisodeSummary, 'playlist_id' | 'version'>) =>
      client.episodes.update(playlist_id, { version }),
    onSettled: readAgain,
  });
}

/** Deletes an unpublished episode; the station refuses any other (HttpError 409). */
export function useDeleteEpisode() {
  const { client } = usePostKit();
  const queries = useQueryClient();
  const readAgain = useReadEpisodesAgain();
  return useMutation({
    mutationFn: async (id: number) => client.episodes.delete(id),
    onSuccess: (_, id) => queries.removeQueries({ queryKey: episodesQueries.one(client, id).queryKey }),
    onSettled: readAgain,
  });
}
