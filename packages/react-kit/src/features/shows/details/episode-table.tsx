import type { EpisodeSummary } from '@postkit/sdk/schema';
import type { EpisodeSelection } from '../../bulk-downloads/selection/index.ts';
import { EpisodeDate, type EpisodeDialogKind, EpisodeName, episodeTableMessages, EpisodeTime } from '../../episodes/table/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { type Column, Table } from '../../../ui/table/table.tsx';
import { Tooltip } from '../../../ui/tooltip/tooltip.tsx';
import { EpisodeLinks } from './episode-links.tsx';
import { EpisodeMenu } from './episode-menu.tsx';
import { showDetailsMessages as messages } from './show-details.messages.ts';
import type { TableFilters } from './show-details.model.ts';

export interface EpisodeTableProps {
  rows: readonly EpisodeSummary[];
  selection: EpisodeSelection;
  zone: string;
  filters: TableFilters;
  isLoading: boolean;
  onEdit: (episode: EpisodeSummary) => void;
  onOpen: (kind: EpisodeDialogKind, episode: EpisodeSummary) => void;
  /** Clears search and date. */
  onClear: () => void;
}

export function EpisodeTable({ rows, selection, zone, filters, isLoading, onEdit, onOpen, onClear }: EpisodeTableProps) {
  const columns: Column<EpisodeSummary>[] = [
    { id: 'name', header: messages.columns.name, isRowHeader: true, width: '26%', cell: (episode) => <EpisodeName episode={episode} /> },
    { id: 'time', header: messages.columns.time, width: '152px', cell: (episode) => <EpisodeTime episode={episode} /> },
    { id: 'date', header: messages.columns.date, width: '136px', cell: (episode) => <EpisodeDate episode={episode} zone={zone} /> },
    {
      id: 'description',
      header: messages.columns.description,
      cell: ({ description }) => <span className="pk-episode-description">{description}</span>,
    },
    { id: 'tags', header: messages.columns.tags, width: '64px', cell: ({ tags }) => <EpisodeTags tags={tags} /> },
    {
      id: 'links',
      header: messages.columns.links,
      width: '136px',
      cell: (episode) => <EpisodeLinks episode={episode} onDownload={() => onOpen('video', episode)} />,
    },
    {
      id: 'actions',
      header: messages.columns.actions,
      width: '72px',
      align: 'end',
      cell: (episode) => <EpisodeMenu episode={episode} onEdit={onEdit} onOpen={onOpen} />,
    },
  ];
  const isFiltered = filters.search !== '' || filters.date !== null;
  return (
    <Table
      label={messages.episodes}
      columns={columns}
      rows={rows}
      rowKey={({ playlist_id }) => String(playlist_id)}
      selection={{ keys: selection.keys, onChange: selection.setKeys, rowLabel: ({ name }) => name }}
      isLoading={isLoading}
      empty={
        isFiltered ? (
          <NoResults onClear={onClear} />
        ) : (
          <EmptyState title={episodeTableMessages.none[filters.status]}>{messages.noneText}</EmptyState>
        )
      }
    />
  );
}

function NoResults({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState title={messages.noResults} action={<Button onPress={onClear}>{messages.clearFilters}</Button>}>
      {messages.noResultsText}
    </EmptyState>
  );
}

function EpisodeTags({ tags }: { tags: readonly string[] }) {
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
