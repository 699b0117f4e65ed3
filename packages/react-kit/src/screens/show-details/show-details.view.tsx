import type { EpisodeSummary } from '@postkit/sdk/schema';
import { Page } from '../../host/frame/page.tsx';
import { SelectionBar } from '../../parts/bulk-downloads/selection/index.ts';
import {
  type EpisodeDialogKind,
  type EpisodeListing,
  episodeTableMessages,
} from '../../parts/episodes/table/index.ts';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { useWords } from '../../words/use-words.ts';
import { EpisodeFilters } from './episode-filters.tsx';
import type { EpisodeTableState } from './episode-table.controller.ts';
import { EpisodeTable } from './episode-table.tsx';
import { showDetailsMessages } from './show-details.messages.ts';
import { ShowHeader, type ShowHeaderProps } from './show-header.tsx';

export interface ShowDetailsViewProps extends ShowHeaderProps {
  table: EpisodeTableState;
  listing: EpisodeListing;
  onOpen: (kind: EpisodeDialogKind, episode: EpisodeSummary) => void;
}

export function ShowDetailsView(props: ShowDetailsViewProps) {
  const episodeTableWords = useWords(episodeTableMessages);
  const messages = useWords(showDetailsMessages);
  const { table, listing, onOpen } = props;
  const { filters, chips, change, failure, isLoading, pageCount } = table;
  return (
    <Page>
      <ShowHeader {...props} />
      <EpisodeFilters filters={filters} chips={chips} onChange={change} />
      <section className="pk-show-details-list" aria-label={messages.episodes}>
        {failure ? (
          <ErrorState
            message={episodeTableWords.listFailed}
            isRetrying={failure.isRetrying}
            onRetry={failure.retry}
          />
        ) : (
          <EpisodeTable
            rows={table.rows}
            selection={table.selection}
            listing={listing}
            filters={filters}
            isLoading={isLoading}
            onOpen={onOpen}
            onClear={() => change({ search: '', date: null })}
          />
        )}
      </section>
      {!failure && (
        <Pagination
          label={messages.pages}
          page={filters.page}
          pageCount={pageCount}
          onChange={(page) => change({ page })}
        />
      )}
      <SelectionBar selection={table.selection} />
    </Page>
  );
}
