import { useMemo } from 'react';
import type { Show } from '@postkit/sdk/schema';
import { changeFilters } from '../../data/episodes/index.ts';
import { type ScreenQueryProps, useScreenQuery } from '../../host/use-screen-query.ts';
import { type EpisodePageState, useEpisodePage, useTypedSearch } from '../../parts/episodes/table/index.ts';
import { maxVideoSeconds, pageSize, readFilters, type VideosFilters, writeFilters } from './videos.model.ts';

export interface VideoListState extends EpisodePageState {
  filters: VideosFilters;
  change: (change: Partial<VideosFilters>) => void;
  /** The text in the search field. */
  typed: string;
  setTyped: (typed: string) => void;
  shows: readonly Show[];
  /** The chosen show. */
  show: Show;
}

/** One page of a show's episodes for videos, filtered by the query of the screen's address. */
export function useVideoList(shows: readonly Show[], first: Show, props: ScreenQueryProps): VideoListState {
  const { query, change: changeQuery } = useScreenQuery(props);
  const filters = useMemo(() => readFilters(query), [query]);
  // The address may name a show that was deleted.
  const show = shows.find(({ id }) => id === filters.showId) ?? first;

  function change(changed: Partial<VideosFilters>, { replace = false } = {}): void {
    changeQuery(writeFilters(changeFilters(filters, changed)), { replace });
  }

  const [typed, setTyped] = useTypedSearch(filters.search, (search) => change({ search }, { replace: true }));
  const page = useEpisodePage(
    {
      showId: show.id,
      status: 'published',
      search: '',
      name: filters.search,
      maxDuration: maxVideoSeconds,
      date: null,
      page: filters.page,
      pageSize,
    },
    (last) => change({ page: last }, { replace: true }),
  );
  return { ...page, filters, change, typed, setTyped, shows, show };
}
