import type { EpisodeSummary } from '@postkit/sdk/schema';
import type { ReactNode } from 'react';
import type { EpisodeSelection } from '../../bulk-downloads/selection/index.ts';
import { EpisodeActions } from '../table/episode-actions.tsx';
import { EpisodeDate } from '../table/episode-date.tsx';
import type { EpisodeDialogKind } from '../table/episode-dialogs.tsx';
import { EpisodeDownloads } from '../table/episode-downloads.tsx';
import { EpisodeLength } from '../table/episode-length.tsx';
import { EpisodeName } from '../table/episode-name.tsx';
import { EpisodeStatus } from '../table/episode-status.tsx';
import { playOnKey } from '../table/play-on-key.ts';
import type { EpisodeListing } from '../table/use-episode-listing.ts';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { EpisodeRowMenu } from './episode-row-menu.tsx';
import { episodesMessages } from './episodes.messages.ts';
import { SharingLink } from './sharing-link.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { Words } from '../../../words/define-messages.ts';

export interface EpisodesTableProps {
  rows: readonly EpisodeSummary[];
  selection: EpisodeSelection;
  listing: EpisodeListing;
  isLoading: boolean;
  onOpen: (kind: EpisodeDialogKind, episode: EpisodeSummary) => void;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
}

export function EpisodesTable({ rows, selection, listing, isLoading, onOpen, empty }: EpisodesTableProps) {
  const messages = useWords(episodesMessages);
  return (
    <div className="pk-episode-table">
      <Table
        label={messages.heading}
        columns={columnsOf(listing, onOpen, messages)}
        rows={rows}
        rowKey={({ playlist_id }) => String(playlist_id)}
        selection={{ keys: selection.keys, onChange: selection.setKeys, rowLabel: ({ name }) => name }}
        isLoading={isLoading}
        empty={empty}
        density="roomy"
        onRowKey={playOnKey(listing)}
      />
    </div>
  );
}

function columnsOf(
  listing: EpisodeListing,
  onOpen: EpisodesTableProps['onOpen'],
  messages: Words<typeof episodesMessages>,
): Column<EpisodeSummary>[] {
  const { columns } = messages;
  const { zone, now } = listing;
  return [
    {
      id: 'name',
      header: columns.name,
      isRowHeader: true,
      cell: (episode) => <EpisodeName episode={episode} listing={listing} show={listing.showTitleOf(episode)} />,
    },
    {
      id: 'description',
      header: columns.description,
      cell: ({ description }) => (
        <span className="pk-episode-description" title={description}>
          {description}
        </span>
      ),
    },
    {
      id: 'status',
      header: columns.status,
      cell: (episode) => <EpisodeStatus episode={episode} zone={zone} now={now} />,
    },
    { id: 'length', header: columns.length, cell: (episode) => <EpisodeLength episode={episode} listing={listing} /> },
    { id: 'date', header: columns.date, cell: (episode) => <EpisodeDate episode={episode} zone={zone} now={now} /> },
    {
      id: 'downloads',
      header: columns.downloads,
      align: 'end',
      cell: (episode) => <EpisodeDownloads episode={episode} listing={listing} />,
    },
    { id: 'url', header: columns.url, cell: (episode) => <SharingLink episode={episode} /> },
    {
      id: 'actions',
      header: columns.actions,
      align: 'end',
      cell: (episode) => (
        <EpisodeActions episode={episode}>
          <EpisodeRowMenu episode={episode} onEdit={listing.open} onOpen={onOpen} />
        </EpisodeActions>
      ),
    },
  ];
}
