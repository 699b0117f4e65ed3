import { useQueries } from '@tanstack/react-query';
import { episodesQueries } from '../../../data/episodes/index.ts';
import type { EpisodeDraft } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { type EpisodeNumber, nextNumber } from './next-number.ts';

/** Enough to find the latest season, also behind trailers without a number. */
const readEpisodes = 50;

/** The number after those of the show's published and scheduled episodes; null unless it is needed, and until it is known. */
export function useNextNumber({ fields, showId }: EpisodeDraft, isNeeded: boolean): EpisodeNumber | null {
  const { client } = usePostKit();
  const enabled = isNeeded && (fields.episode_number ?? null) === null;
  const pages = useQueries({
    queries: (['published', 'scheduled'] as const).map((status) => ({
      ...episodesQueries.page(client, {
        showId,
        status,
        search: '',
        date: null,
        page: 1,
        pageSize: readEpisodes,
      }),
      enabled,
    })),
  });
  if (!enabled || pages.some(({ data }) => data === undefined)) return null;
  return nextNumber(pages.flatMap(({ data }) => data?.playlists ?? []));
}
