import { useState } from 'react';
import type { EpisodeSummary, Settings } from '@postkit/sdk/schema';
import { useShows } from '../../data/shows/index.ts';
import { type EpisodeListing, useEpisodeListing, useEpisodePage } from '../../parts/episodes/table/index.ts';
import type { Sort } from '../../ui/table/sort-header.tsx';
import { useControlled } from '../use-controlled.ts';
import type { EpisodeSort, EpisodeTableProps } from './episode-table-props.ts';

const newestFirst: EpisodeSort = { column: 'date', direction: 'descending' };
const orders = { name: 'name', length: 'duration', date: 'published' } as const;
const mostRows = 200;

/** One page of the episodes that match the props, and the changes of page and order. */
export function useEpisodeTable(props: EpisodeTableProps, settings: Settings) {
  const { filter = {}, pageSize = 20, onOpen, onPlay, playing } = props;
  const { status = 'published', showId = null, search = '', date = null } = filter;
  const [sort, changeSort] = useControlled(props.sort, newestFirst, props.onSortChange);
  const scope = JSON.stringify([status, showId, search, date, pageSize]);
  const [stored, setStored] = useState({ scope, page: 1 });
  const page = props.page ?? (stored.scope === scope ? stored.page : 1);
  function setPage(next: number): void {
    setStored({ scope, page: next });
    props.onPageChange?.(next);
  }
  const order = {
    by: orders[sort.column],
    direction: sort.direction === 'ascending' ? 'ASC' : 'DESC',
  } as const;
  const size = Math.min(mostRows, Math.max(1, Math.floor(pageSize)));
  const list = useEpisodePage({ status, showId, search, date, page, pageSize: size, order }, setPage);
  const listing = useEpisodeListing(list.rows, settings, useShows().data);

  function setSort({ column, direction }: Sort): void {
    changeSort({
      column: column in orders ? (column as EpisodeSort['column']) : newestFirst.column,
      direction,
    });
    setPage(1);
  }

  return { ...list, listing: ofPage(listing, { onOpen, onPlay, playing }), sort, setSort, page, setPage };
}

/** The rows of a page, whose names and play buttons act as the page says. */
function ofPage(
  listing: EpisodeListing,
  { onOpen, onPlay, playing }: Pick<EpisodeTableProps, 'onOpen' | 'onPlay' | 'playing'>,
): EpisodeListing {
  const play = (episode: EpisodeSummary) => onPlay?.(episode);
  return {
    ...listing,
    open: onOpen ?? listing.open,
    play,
    player: {
      loadedId: playing ?? null,
      isPlaying: playing !== undefined,
      canPlay: (episode) => onPlay !== undefined && listing.player.canPlay(episode),
      toggle: play,
    },
  };
}
