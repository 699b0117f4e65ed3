import { useCallback, useState } from 'react';
import type { EpisodeStatus } from '@postkit/sdk/schema';
import { changeFilters } from '../../data/episodes/index.ts';
import { searchDelayMilliseconds, useSettled } from '../../host/use-settled.ts';
import { type EpisodeSelection, useEpisodeSelection } from '../../parts/bulk-downloads/selection/index.ts';
import { type EpisodePageState, useEpisodePage, useStatusChips } from '../../parts/episodes/table/index.ts';
import type { FilterChip } from '../../ui/filter-chips/filter-chips.tsx';
import { firstFilters, pageSize, type TableFilters } from './show-details.model.ts';

export interface EpisodeTableState extends EpisodePageState {
  selection: EpisodeSelection;
  filters: TableFilters;
  /** The statuses with their numbers of episodes. */
  chips: FilterChip<EpisodeStatus>[];
  change: (change: Partial<TableFilters>) => void;
}

/** One page of a show's episodes for the current filters. */
export function useEpisodeTableController(showId: number): EpisodeTableState {
  const [filters, setFilters] = useState(firstFilters);
  const search = useSettled(filters.search.trim(), searchDelayMilliseconds);
  const change = useCallback(
    (changed: Partial<TableFilters>) => setFilters((before) => changeFilters(before, changed)),
    [],
  );
  const goTo = useCallback((page: number) => change({ page }), [change]);
  const pageFilters = { ...filters, search, showId, pageSize };
  const page = useEpisodePage(pageFilters, goTo);
  const selection = useEpisodeSelection({ ...page, filters: pageFilters });
  const chips = useStatusChips(pageFilters);
  return { ...page, selection, filters, chips, change };
}
