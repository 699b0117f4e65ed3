import type { EpisodeSummary } from '@postkit/sdk/schema';
import type { ReactNode } from 'react';
import type { EpisodeSelection } from '../../bulk-downloads/selection/index.ts';
import { EpisodeDate } from '../table/episode-date.tsx';
import type { EpisodeDialogKind } from '../table/episode-dialogs.tsx';
import { EpisodeName } from '../table/episode-name.tsx';
import { EpisodeTime } from '../table/episode-time.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { EpisodeRowMenu } from './episode-row-menu.tsx';
import { episodesMessages as messages } from './episodes.messages.ts';
import { SharingLink } from './sharing-link.tsx';

export interface EpisodesTableProps {
  rows: readonly EpisodeSummary[];
  selection: EpisodeSelection;
  zone: string;
  isLoading: boolean;
  titleOf: (showId: number) => string;
  onEdit: (episode: EpisodeSummary) => void;
  onOpen: (kind: EpisodeDialogKind, episode: EpisodeSummary) => void;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
}

export function EpisodesTable({ rows, selection, zone, isLoading, titleOf, onEdit, onOpen, empty }: EpisodesTableProps) {
  const columns: Column<EpisodeSummary>[] = [
    {
      id: 'name',
      header: messages.columns.name,
      isRowHeader: true,
      width: '28%',
      cell: (episode) => <EpisodeName episode={episode} show={titleOf(episode.show_id)} />,
    },
    {
      id: 'description',
      header: messages.columns.description,
      cell: ({ description }) => <span className="pk-episode-description">{description}</span>,
    },
    { id: 'length', header: messages.columns.length, width: '120px', cell: (episode) => <EpisodeTime episode={episode} /> },
    { id: 'date', header: messages.columns.date, width: '136px', cell: (episode) => <EpisodeDate episode={episode} zone={zone} /> },
    { id: 'url', header: messages.columns.url, width: '208px', cell: (episode) => <SharingLink episode={episode} /> },
    {
      id: 'actions',
      header: messages.columns.actions,
      width: '72px',
      align: 'end',
      cell: (episode) => <EpisodeRowMenu episode={episode} onEdit={onEdit} onOpen={onOpen} />,
    },
  ];
  return (
    <Table
      label={messages.heading}
      columns={columns}
      rows={rows}
      rowKey={({ playlist_id }) => String(playlist_id)}
      selection={{ keys: selection.keys, onChange: selection.setKeys, rowLabel: ({ name }) => name }}
      isLoading={isLoading}
      empty={empty}
    />
  );
}
