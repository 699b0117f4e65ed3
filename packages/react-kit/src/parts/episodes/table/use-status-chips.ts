import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { episodeStatuses, type EpisodeStatus } from '@postkit/sdk/schema';
import { type EpisodeFilters, episodesQueries } from '../../../data/episodes/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { FilterChip } from '../../../ui/filter-chips/filter-chips.tsx';
import { useWords } from '../../../words/use-words.ts';
import { episodeTableMessages } from './episode-table.messages.ts';

/** The statuses, each with the number of episodes that match the other filters. */
export function useStatusChips({
  showId,
  search,
  date,
}: Pick<EpisodeFilters, 'showId' | 'search' | 'date'>): FilterChip<EpisodeStatus>[] {
  const messages = useWords(episodeTableMessages);
  const { client } = usePostKit();
  const { data } = useQuery({
    ...episodesQueries.counts(client, { showId, search, date }),
    placeholderData: keepPreviousData,
  });
  return episodeStatuses.map((id) => ({ id, label: messages.chips[id], count: data?.[id] }));
}
