import { useQuery } from '@tanstack/react-query';
import type { EpisodeStatus } from '@postkit/sdk/schema';
import { episodesQueries, listQuery } from '../../data/episodes/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { searchDelayMilliseconds, useSettled } from '../../host/use-settled.ts';

const statuses: readonly EpisodeStatus[] = ['published', 'scheduled', 'draft', 'unpublished'];
/** Episodes of each status: the palette opens the newest matches, and the list has the others. */
const rowsOfStatus = 4;
/** One letter matches nearly every episode. */
const shortest = 2;
const longest = 200;

/** Episodes of any status that the station finds for the text, once the user pauses typing. */
export function useFoundEpisodes(text: string, isEnabled: boolean) {
  const { client } = usePostKit();
  const typed = text.trim().slice(0, longest);
  const search = useSettled(typed, searchDelayMilliseconds);
  const isWanted = isEnabled && typed.length >= shortest;
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: [...episodesQueries.lists(client), 'palette', search] as const,
    queryFn: async ({ signal }) => {
      const pages = await Promise.all(
        statuses.map((status) =>
          client.episodes.list(
            listQuery({ showId: null, status, search, date: null, page: 1, pageSize: rowsOfStatus }),
            { signal },
          ),
        ),
      );
      return pages.flatMap(({ playlists }) => playlists);
    },
    enabled: isWanted && search.length >= shortest,
  });
  const isSettled = search === typed;
  return {
    episodes: isWanted && isSettled ? (data ?? []) : [],
    isSearching: isWanted && (!isSettled || (isFetching && !data)),
    isFailed: isWanted && isSettled && isError && !isFetching,
    retry: () => void refetch(),
  };
}
