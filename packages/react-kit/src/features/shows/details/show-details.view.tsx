import type { EpisodeSummary, Show } from '@postkit/sdk/schema';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import { SelectionBar } from '../../bulk-downloads/selection/index.ts';
import { type EpisodeDialogKind, episodeTableMessages, statusOptions } from '../../episodes/table/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ErrorState } from '../../../ui/error-state/error-state.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { Pagination } from '../../../ui/pagination/pagination.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { EpisodeFilters } from './episode-filters.tsx';
import type { EpisodeTableState } from './episode-table.controller.ts';
import { EpisodeTable } from './episode-table.tsx';
import { ShowCover } from './show-cover.tsx';
import { showDetailsMessages as messages } from './show-details.messages.ts';
import { isPlainClick } from '../../../ui/link/is-plain-click.ts';

export interface ShowDetailsViewProps {
  show: Show;
  zone: string;
  table: EpisodeTableState;
  showsAddress: string;
  onBack: () => void;
  /** Undefined if the host has no screen for editing a show. */
  onEditShow: (() => void) | undefined;
  onCreate: () => void;
  onEdit: (episode: EpisodeSummary) => void;
  onOpen: (kind: EpisodeDialogKind, episode: EpisodeSummary) => void;
}

export function ShowDetailsView(props: ShowDetailsViewProps) {
  const { show, zone, table, onEdit, onOpen } = props;
  const { filters, change, failure, isLoading, pageCount } = table;
  return (
    <div className="pk-show-details">
      <Header {...props} />
      <div className="pk-show-details-tools">
        <ShowCover show={show} />
        <EpisodeFilters filters={filters} onChange={change} />
      </div>
      <SelectionBar selection={table.selection} />
      <section className="pk-show-details-list" aria-label={messages.episodes}>
        {failure ? (
          <ErrorState message={episodeTableMessages.listFailed} isRetrying={failure.isRetrying} onRetry={failure.retry} />
        ) : (
          <EpisodeTable
            rows={table.rows}
            selection={table.selection}
            zone={zone}
            filters={filters}
            isLoading={isLoading}
            onEdit={onEdit}
            onOpen={onOpen}
            onClear={() => change({ search: '', date: null })}
          />
        )}
      </section>
      {!failure && <Pagination label={messages.pages} page={filters.page} pageCount={pageCount} onChange={(page) => change({ page })} />}
    </div>
  );
}

function Header({ show, table, showsAddress, onBack, onEditShow, onCreate }: ShowDetailsViewProps) {
  return (
    <header className="pk-show-details-header">
      <a
        className="pk-show-details-back"
        href={showsAddress}
        aria-label={messages.back}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          onBack();
        }}
      >
        <ArrowLeft aria-hidden="true" />
      </a>
      <Heading level={1} focusKey={show.id}>
        {show.title}
      </Heading>
      <div className="pk-show-details-actions">
        <Select
          label={episodeTableMessages.status}
          isLabelHidden
          options={statusOptions}
          value={table.filters.status}
          onChange={(status) => table.change({ status })}
        />
        {onEditShow && (
          <Button icon={<Pencil aria-hidden="true" />} onPress={onEditShow}>
            {messages.editShow}
          </Button>
        )}
        <Button variant="primary" icon={<Plus aria-hidden="true" />} onPress={onCreate}>
          {messages.createEpisode}
        </Button>
      </div>
    </header>
  );
}
