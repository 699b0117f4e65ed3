import ExternalLink from 'lucide-react/icons/external-link';
import type { ReactNode } from 'react';
import type { EpisodeSummary } from '@postkit/sdk/schema';
import type { Sort } from '../../../ui/table/sort-header.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { episodesMessages } from '../episodes.messages.ts';
import { EpisodeActions } from './episode-actions.tsx';
import { EpisodeDate } from './episode-date.tsx';
import type { EpisodeDialogKind } from './episode-dialogs.tsx';
import { EpisodeDownloads } from './episode-downloads.tsx';
import { EpisodeLength } from './episode-length.tsx';
import { EpisodeName } from './episode-name.tsx';
import { EpisodeRowMenu } from './episode-row-menu.tsx';
import { EpisodeStatus } from './episode-status.tsx';
import { playOnKey } from './play-on-key.ts';
import type { EpisodeListing } from './use-episode-listing.ts';

/** The columns that the kit has, in the order of the screen. */
export const episodeColumns = [
  'name',
  'description',
  'status',
  'length',
  'date',
  'downloads',
  'url',
  'actions',
] as const;
export type EpisodeColumn = (typeof episodeColumns)[number];

export interface EpisodesTableProps {
  rows: readonly EpisodeSummary[];
  columns: readonly (EpisodeColumn | Column<EpisodeSummary>)[];
  /** Columns that the user sorts by. */
  sortable?: readonly EpisodeColumn[] | undefined;
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort) => void) | undefined;
  selection: { keys: ReadonlySet<string>; setKeys: (keys: ReadonlySet<string>) => void } | undefined;
  listing: EpisodeListing;
  isLoading: boolean;
  label?: string | undefined;
  onOpen: (kind: EpisodeDialogKind, episode: EpisodeSummary) => void;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
}

/** Episodes in rows, with the chosen columns. */
export function EpisodesTable(props: EpisodesTableProps) {
  const catalogue = useCatalogue();
  const messages = useWords(episodesMessages);
  const {
    rows,
    columns,
    sortable = [],
    sort,
    onSortChange,
    selection,
    listing,
    isLoading,
    onOpen,
    empty,
  } = props;
  const known = columnsOf(listing, onOpen, catalogue);
  const shown = columns.map((column) =>
    typeof column === 'string'
      ? { ...known[column], id: column, isSortable: sortable.includes(column) }
      : column,
  );
  return (
    <div className="pk-episode-table">
      <Table
        label={props.label ?? messages.heading}
        columns={shown}
        sort={sort}
        onSortChange={onSortChange}
        rows={rows}
        rowKey={({ playlist_id }) => String(playlist_id)}
        selection={
          selection && { keys: selection.keys, onChange: selection.setKeys, rowLabel: ({ name }) => name }
        }
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
  catalogue: Catalogue,
): Record<EpisodeColumn, Omit<Column<EpisodeSummary>, 'id'>> {
  const messages = catalogue.wordsOf(episodesMessages);
  const { columns } = messages;
  const { zone, now } = listing;
  return {
    name: {
      header: columns.name,
      isRowHeader: true,
      cell: (episode) => (
        <EpisodeName episode={episode} listing={listing} show={listing.showTitleOf(episode)} />
      ),
    },
    description: {
      header: columns.description,
      cell: ({ description }) => (
        <span className="pk-episode-description" title={description}>
          {description}
        </span>
      ),
    },
    status: {
      header: columns.status,
      cell: (episode) => (
        <EpisodeStatus
          episode={episode}
          zone={zone}
          now={now}
          onReceipts={() => onOpen('receipts', episode)}
        />
      ),
    },
    length: {
      header: columns.length,
      cell: (episode) => <EpisodeLength episode={episode} listing={listing} />,
    },
    date: {
      header: columns.date,
      cell: (episode) => <EpisodeDate episode={episode} zone={zone} now={now} />,
    },
    downloads: {
      header: columns.downloads,
      align: 'end',
      cell: (episode) => <EpisodeDownloads episode={episode} listing={listing} />,
    },
    url: { header: columns.url, cell: (episode) => <SharingLink episode={episode} /> },
    actions: {
      header: columns.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (episode) => (
        <EpisodeActions episode={episode}>
          <EpisodeRowMenu episode={episode} onEdit={listing.open} onOpen={onOpen} />
        </EpisodeActions>
      ),
    },
  };
}

/** The sharing address of an episode, whose page exists only while the episode is published. */
function SharingLink({ episode: { short_url, status } }: { episode: EpisodeSummary }) {
  const messages = useWords(episodesMessages);
  if (short_url === '' || status !== 'published')
    return <span className="pk-muted pk-episodes-unshared">{messages.notPublished}</span>;
  return (
    <a
      className="pk-link pk-episodes-url"
      href={short_url}
      target="_blank"
      rel="noopener noreferrer"
      title={short_url}
    >
      <span className="pk-truncate">{lastParts(short_url)}</span>
      <ExternalLink aria-hidden="true" />
      <span data-visually-hidden>{messages.newTab}</span>
    </a>
  );
}

/** The address without origin and station, which are the same for all episodes. */
function lastParts(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname.split('/').slice(-2).join('/') : url;
}
