import type { EpisodeSummary, Settings } from '@postkit/sdk/schema';
import { episodeTableMessages } from '../../parts/episodes/table/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { SearchSelect } from '../../ui/search-select/search-select.tsx';
import { Select } from '../../ui/select/select.tsx';
import { useWords } from '../../words/use-words.ts';
import type { VideoListState } from './video-list.controller.ts';
import { VideosTable } from './videos-table.tsx';
import { videosMessages } from './videos.messages.ts';

const dropdownHeight = 250;
/** With more shows than this, the dropdown has a search. */
const maxPlainOptions = 20;

export interface VideosViewProps {
  list: VideoListState;
  settings: Settings;
  /** Id of the episode that is being prepared. */
  preparing: number | null;
  onCreate: (episode: EpisodeSummary) => void;
}

export function VideosView({ list, settings, preparing, onCreate }: VideosViewProps) {
  const episodeTableWords = useWords(episodeTableMessages);
  const messages = useWords(videosMessages);
  const { filters, change, failure, rows, isLoading, pageCount, show } = list;
  return (
    <>
      <VideosFilterBar list={list} />
      <section className="pk-videos-list" aria-label={messages.heading}>
        {failure ? (
          <ErrorState
            message={episodeTableWords.listFailed}
            isRetrying={failure.isRetrying}
            onRetry={failure.retry}
          />
        ) : (
          <VideosTable
            {...{ rows, isLoading, settings, show, preparing, onCreate }}
            empty={<NoVideos list={list} />}
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
    </>
  );
}

function VideosFilterBar({ list: { change, typed, setTyped, shows, show } }: { list: VideoListState }) {
  const messages = useWords(videosMessages);
  const Dropdown = shows.length > maxPlainOptions ? SearchSelect : Select;
  return (
    <search className="pk-videos-filters">
      <Dropdown
        label={messages.show}
        isLabelHidden
        listHeight={dropdownHeight}
        options={shows.map(({ id, title }) => ({ id: String(id), label: title }))}
        value={String(show.id)}
        onChange={(id) => change({ showId: Number(id) })}
      />
      <SearchField
        label={messages.search}
        placeholder={messages.search}
        value={typed}
        onChange={(text) => setTyped(text.slice(0, 200))}
      />
    </search>
  );
}

function NoVideos({ list: { filters, change } }: { list: VideoListState }) {
  const messages = useWords(videosMessages);
  if (filters.search === '') return <EmptyState title={messages.none}>{messages.noneText}</EmptyState>;
  return (
    <EmptyState
      title={messages.noResults}
      action={<Button onPress={() => change({ search: '' })}>{messages.clearSearch}</Button>}
    >
      {messages.noResultsText}
    </EmptyState>
  );
}
