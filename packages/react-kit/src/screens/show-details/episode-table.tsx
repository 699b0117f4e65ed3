import type { EpisodeSummary } from '@postkit/sdk/schema';
import { UnlessDemo } from '../../host/demo/unless-demo.tsx';
import { HostSlot } from '../../host/host-slot/host-slot.tsx';
import type { EpisodeSelection } from '../../parts/bulk-downloads/selection/index.ts';
import {
  EpisodeActions,
  EpisodeDate,
  type EpisodeDialogKind,
  EpisodeDownloads,
  EpisodeLength,
  type EpisodeListing,
  EpisodeName,
  EpisodeStatus,
  episodeTableMessages,
  playOnKey,
} from '../../parts/episodes/table/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { type Column, Table } from '../../ui/table/table.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { EpisodeLinks } from './episode-links.tsx';
import { EpisodeMenu } from './episode-menu.tsx';
import { showDetailsMessages } from './show-details.messages.ts';
import type { TableFilters } from './show-details.model.ts';

export interface EpisodeTableProps {
  rows: readonly EpisodeSummary[];
  selection: EpisodeSelection;
  listing: EpisodeListing;
  filters: TableFilters;
  isLoading: boolean;
  onOpen: (kind: EpisodeDialogKind, episode: EpisodeSummary) => void;
  /** Clears search and date. */
  onClear: () => void;
}

export function EpisodeTable({
  rows,
  selection,
  listing,
  filters,
  isLoading,
  onOpen,
  onClear,
}: EpisodeTableProps) {
  const catalogue = useCatalogue();
  const episodeTableWords = useWords(episodeTableMessages);
  const messages = useWords(showDetailsMessages);
  const isFiltered = filters.search !== '' || filters.date !== null;
  return (
    <div className="pk-episode-table">
      <Table
        label={messages.episodes}
        columns={columnsOf(listing, onOpen, catalogue)}
        rows={rows}
        rowKey={({ playlist_id }) => String(playlist_id)}
        selection={{ keys: selection.keys, onChange: selection.setKeys, rowLabel: ({ name }) => name }}
        isLoading={isLoading}
        density="roomy"
        onRowKey={playOnKey(listing)}
        empty={
          isFiltered ? (
            <NoResults onClear={onClear} />
          ) : (
            <HostSlot name="episodesEmpty" props={{ status: filters.status }}>
              <UnlessDemo>
                <EmptyState title={episodeTableWords.none[filters.status]}>{messages.noneText}</EmptyState>
              </UnlessDemo>
            </HostSlot>
          )
        }
      />
    </div>
  );
}

function columnsOf(
  listing: EpisodeListing,
  onOpen: EpisodeTableProps['onOpen'],
  catalogue: Catalogue,
): Column<EpisodeSummary>[] {
  const messages = catalogue.wordsOf(showDetailsMessages);
  const { columns } = messages;
  const { zone, now } = listing;
  return [
    {
      id: 'name',
      header: columns.name,
      isRowHeader: true,
      cell: (episode) => <EpisodeName episode={episode} listing={listing} />,
    },
    {
      id: 'status',
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
    {
      id: 'time',
      header: columns.time,
      cell: (episode) => <EpisodeLength episode={episode} listing={listing} />,
    },
    {
      id: 'date',
      header: columns.date,
      cell: (episode) => <EpisodeDate episode={episode} zone={zone} now={now} />,
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
    { id: 'tags', header: columns.tags, cell: ({ tags }) => <EpisodeTags tags={tags} /> },
    {
      id: 'links',
      header: columns.links,
      cell: (episode) => <EpisodeLinks episode={episode} onDownload={() => onOpen('video', episode)} />,
    },
    {
      id: 'downloads',
      header: columns.downloads,
      align: 'end',
      cell: (episode) => <EpisodeDownloads episode={episode} listing={listing} />,
    },
    {
      id: 'actions',
      header: columns.actions,
      isHeaderHidden: true,
      align: 'end',
      cell: (episode) => (
        <EpisodeActions episode={episode}>
          <EpisodeMenu episode={episode} onEdit={listing.open} onOpen={onOpen} />
        </EpisodeActions>
      ),
    },
  ];
}

function NoResults({ onClear }: { onClear: () => void }) {
  const messages = useWords(showDetailsMessages);
  return (
    <EmptyState
      title={messages.noResults}
      action={<Button onPress={onClear}>{messages.clearFilters}</Button>}
    >
      {messages.noResultsText}
    </EmptyState>
  );
}

function EpisodeTags({ tags }: { tags: readonly string[] }) {
  const messages = useWords(showDetailsMessages);
  if (tags.length === 0) {
    return (
      <span className="pk-muted">
        <span aria-hidden="true">0</span>
        <span data-visually-hidden>{messages.noTags}</span>
      </span>
    );
  }
  return (
    <Tooltip text={tags.join(', ')} isFocusable>
      <span className="pk-show-episode-tags" aria-hidden="true">
        {tags.length}
      </span>
      <span data-visually-hidden>{messages.tags(tags.length)}</span>
    </Tooltip>
  );
}
