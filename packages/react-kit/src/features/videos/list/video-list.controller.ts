import type { Show } from '@postkit/sdk/schema';
import { useMemo } from 'react';
import { changeFilters } from '../../episodes/index.ts';
import { type EpisodePageState, useEpisodePage, useTypedSearch } from '../../episodes/table/index.ts';
import { type ScreenQueryProps, useScreenQuery } from '../../../host/use-screen-query.ts';
import { longestVideo, pageSize, readFilters, type VideosFilters, writeFilters } from './videos.model.ts';

export interface VideoListState extends EpisodePageState {
  filters: VideosFilters;
  change: (change: Partial<VideosFilters>) => void;
  /** The search as it is being typed. */
  typed: string;
  setTyped: (typed: string) => void;
  shows: readonly Show[];
  /** The one that is chosen. */
  show: Show;
}

/** One page of a show's episodes that videos can be made of, as the screen's address asks for it. */
export function useVideoList(shows: readonly Show[], first: Show, props: ScreenQueryProps): VideoListState {
  const { query, change: changeQuery } = useScreenQuery(props);
  const filters = useMemo(() => readFilters(query), [query]);
  // An address may name a show that is gone.
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
      longest: longestVideo,
      date: null,
      page: filters.page,
      pageSize,
    },
    (last) => change({ page: last }, { replace: true }),
  );
  return { ...page, filters, change, typed, setTyped, shows, show };
}
