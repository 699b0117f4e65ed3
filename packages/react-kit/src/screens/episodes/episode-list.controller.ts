import { useMemo } from 'react';
import type { EpisodeStatus, Show } from '@postkit/sdk/schema';
import { changeFilters } from '../../data/episodes/index.ts';
import { sortShows, useShows } from '../../data/shows/index.ts';
import { type ScreenQueryProps, useScreenQuery } from '../../host/use-screen-query.ts';
import { type EpisodeSelection, useEpisodeSelection } from '../../parts/bulk-downloads/selection/index.ts';
import { type EpisodePageState, useEpisodePage } from '../../parts/episodes/table/index.ts';
import { useStatusChips } from '../../parts/episodes/table/index.ts';
import { useTypedSearch } from '../../parts/episodes/table/index.ts';
import type { FilterChip } from '../../ui/filter-chips/filter-chips.tsx';
import { type EpisodesFilters, pageSize, readFilters, writeFilters } from './episodes.model.ts';

export interface EpisodeListState extends EpisodePageState {
  selection: EpisodeSelection;
  filters: EpisodesFilters;
  /** The statuses with their numbers of episodes. */
  chips: FilterChip<EpisodeStatus>[];
  change: (change: Partial<EpisodesFilters>) => void;
  /** The text in the search field. */
  typed: string;
  setTyped: (typed: string) => void;
  /** All shows, sorted by title. */
  shows: readonly Show[];
  /** The shows could not be loaded; the list works without them. */
  isShowsFailed: boolean;
}

/** One page of the station's episodes, filtered by the query of the screen's address. */
export function useEpisodeList(props: ScreenQueryProps): EpisodeListState {
  const { query, change: changeQuery } = useScreenQuery(props);
  const addressFilters = useMemo(() => readFilters(query), [query]);
  const { data: shows, isError } = useShows();
  // The address may name a show that was deleted.
  const isMissing = shows !== undefined && !shows.some(({ id }) => id === addressFilters.showId);
  const filters = isMissing ? { ...addressFilters, showId: null } : addressFilters;

  function change(changed: Partial<EpisodesFilters>, { replace = false } = {}): void {
    changeQuery(writeFilters(changeFilters(filters, changed)), { replace });
  }

  const [typed, setTyped] = useTypedSearch(filters.search, (search) => change({ search }, { replace: true }));
  const pageFilters = { ...filters, date: null, pageSize };
  const page = useEpisodePage(pageFilters, (last) => change({ page: last }, { replace: true }));
  const selection = useEpisodeSelection({ ...page, filters: pageFilters });
  const chips = useStatusChips(pageFilters);
  const choices = useMemo(() => sortShows(shows ?? [], 'title'), [shows]);

  return {
    ...page,
    selection,
    filters,
    chips,
    change,
    typed,
    setTyped,
    shows: choices,
    isShowsFailed: isError && !shows,
  };
}
