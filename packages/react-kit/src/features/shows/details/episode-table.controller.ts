import { useCallback, useState } from 'react';
import { changeFilters } from '../../episodes/index.ts';
import { type EpisodePageState, searchDelayMilliseconds, useEpisodePage, useSettled } from '../../episodes/table/index.ts';
import { firstFilters, pageSize, type TableFilters } from './show-details.model.ts';

export interface EpisodeTableState extends EpisodePageState {
  filters: TableFilters;
  change: (change: Partial<TableFilters>) => void;
}

/** One page of a show's episodes for the current filters. */
export function useEpisodeTableController(showId: number): EpisodeTableState {
  const [filters, setFilters] = useState(firstFilters);
  const search = useSettled(filters.search.trim(), searchDelayMilliseconds);
  const change = useCallback((changed: Partial<TableFilters>) => setFilters((before) => changeFilters(before, changed)), []);
  const goTo = useCallback((page: number) => change({ page }), [change]);
  const page = useEpisodePage({ ...filters, search, showId, pageSize }, goTo);
  return { ...page, filters, change };
}
