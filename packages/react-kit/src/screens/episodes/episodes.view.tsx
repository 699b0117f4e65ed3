import type { EpisodeSummary } from '@postkit/sdk/schema';
import { UnlessDemo } from '../../host/demo/unless-demo.tsx';
import { HostSlot } from '../../host/host-slot/host-slot.tsx';
import { SelectionBar } from '../../parts/bulk-downloads/selection/index.ts';
import { episodesMessages } from '../../parts/episodes/index.ts';
import type { EpisodeDialogKind } from '../../parts/episodes/table/index.ts';
import { episodeTableMessages } from '../../parts/episodes/table/index.ts';
import type { EpisodeListing } from '../../parts/episodes/table/index.ts';
import { episodeColumns, EpisodesTable } from '../../parts/episodes/table/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { useWords } from '../../words/use-words.ts';
import type { EpisodeListState } from './episode-list.controller.ts';
import { EpisodesFilterBar } from './episodes-filter-bar.tsx';

export interface EpisodesViewProps {
  list: EpisodeListState;
  listing: EpisodeListing;
  onOpen: (kind: EpisodeDialogKind, episode: EpisodeSummary) => void;
}

export function EpisodesView({ list, listing, onOpen }: EpisodesViewProps) {
  const episodeTableWords = useWords(episodeTableMessages);
  const messages = useWords(episodesMessages);
  const { filters, change, failure, rows, selection, isLoading, pageCount } = list;
  return (
    <>
      <EpisodesFilterBar list={list} />
      <section className="pk-episodes-list" aria-label={messages.heading}>
        {failure ? (
          <ErrorState
            message={episodeTableWords.listFailed}
            isRetrying={failure.isRetrying}
            onRetry={failure.retry}
          />
        ) : (
          <EpisodesTable
            columns={episodeColumns}
            {...{ rows, selection, listing, isLoading, onOpen }}
            empty={<NoEpisodes list={list} />}
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
      <SelectionBar selection={selection} />
    </>
  );
}

function NoEpisodes({ list: { filters, change } }: { list: EpisodeListState }) {
  const episodeTableWords = useWords(episodeTableMessages);
  const messages = useWords(episodesMessages);
  if (filters.search === '' && filters.showId === null) {
    return (
      <HostSlot name="episodesEmpty" props={{ status: filters.status }}>
        <UnlessDemo>
          <EmptyState title={episodeTableWords.none[filters.status]}>
            {messages.noneText[filters.status]}
          </EmptyState>
        </UnlessDemo>
      </HostSlot>
    );
  }
  return (
    <EmptyState
      title={messages.noResults}
      action={<Button onPress={() => change({ search: '', showId: null })}>{messages.clearFilters}</Button>}
    >
      {messages.noResultsText}
    </EmptyState>
  );
}
