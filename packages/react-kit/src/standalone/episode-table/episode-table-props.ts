import type { ReactNode } from 'react';
import type { EpisodeStatus, EpisodeSummary } from '@postkit/sdk/schema';
import type { EpisodeColumn } from '../../parts/episodes/table/index.ts';

export interface EpisodeFilter {
  /** `published` by default. */
  status?: EpisodeStatus | undefined;
  /** Id of one show; all shows by default. */
  showId?: number | undefined;
  /** Text in name, description, tags or id. */
  search?: string | undefined;
  /** One day in the station's time zone, `2026-11-26`. */
  date?: string | undefined;
}

/** Episodes are sorted on the station, across all pages. */
export interface EpisodeSort {
  column: 'name' | 'length' | 'date';
  direction: 'ascending' | 'descending';
}

/** A column of your own. */
export interface OwnEpisodeColumn {
  /** Different from those of the kit. */
  id: string;
  header: string;
  cell: (episode: EpisodeSummary) => ReactNode;
  align?: 'start' | 'end' | undefined;
  /** A CSS width. */
  width?: string | undefined;
}

/** A column of the kit by its name, or one of your own. */
export type EpisodeTableColumn = EpisodeColumn | OwnEpisodeColumn;

export interface EpisodeTableProps {
  /** The episodes to list. Keep the order of its values; another filter starts at page 1, unless you set `page`. */
  filter?: EpisodeFilter | undefined;
  /** Name, status, length, date and downloads by default. `actions` is the menu of an episode with its dialogs. */
  columns?: readonly EpisodeTableColumn[] | undefined;
  /** Newest first by default. If absent, the table keeps it itself. */
  sort?: EpisodeSort | undefined;
  onSortChange?: ((sort: EpisodeSort) => void) | undefined;
  /** From 1. If absent, the table keeps it itself. */
  page?: number | undefined;
  onPageChange?: ((page: number) => void) | undefined;
  /** Episodes on a page; 20 by default, at most 200. */
  pageSize?: number | undefined;
  /** Ids of the chosen episodes, which may be on other pages too. With `onSelectedChange` each row has a checkbox. */
  selected?: readonly number[] | undefined;
  onSelectedChange?: ((ids: readonly number[]) => void) | undefined;
  /** The user pressed the name of an episode, or Edit in its menu. By default the host opens the address of the editor. */
  onOpen?: ((episode: EpisodeSummary) => void) | undefined;
  /** Adds a play button to each cover, and the key P. It runs at Pause too. */
  onPlay?: ((episode: EpisodeSummary) => void) | undefined;
  /** Id of the episode that your player plays now. */
  playing?: number | undefined;
  /** Names the table for screen readers; `Episodes` by default. */
  label?: string | undefined;
}
