export { EpisodeTable } from './episode-table.tsx';
export type {
  EpisodeFilter,
  EpisodeSort,
  EpisodeTableColumn,
  EpisodeTableProps,
  OwnEpisodeColumn,
} from './episode-table-props.ts';
