import { episodeOperations } from '@postkit/sdk/operations';
import type { Settings } from '@postkit/sdk/schema';
import { useEpisodesLive } from '../../data/episodes/index.ts';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { withWords } from '../../host/with-words.tsx';
import { episodesMessages } from '../../parts/episodes/index.ts';
import {
  EpisodeDialogs,
  EpisodesTable,
  episodeTableMessages,
  useOpenDialog,
} from '../../parts/episodes/table/index.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useWords } from '../../words/use-words.ts';
import { PartPlaceholder } from '../part-placeholder.tsx';
import { partsMessages } from '../parts.messages.ts';
import './episode-table.css';
import type { EpisodeFilter, EpisodeTableProps } from './episode-table-props.ts';
import { useEpisodeTable } from './use-episode-table.ts';

/** Episodes of the station in a table that sorts, turns pages, and lets the user choose rows. Live changes appear in it. */
export const EpisodeTable = withWords('episode-table', function EpisodeTable(props: EpisodeTableProps) {
  const messages = useWords(episodesMessages);
  const { label = messages.heading } = props;
  const state = useScreen(useAccess(episodeOperations.list.access), {});
  useEpisodesLive();
  if (state.status !== 'ready')
    return <PartPlaceholder state={state} name={label} skeleton={<Skeleton height="320px" />} />;
  return <ReadyTable {...props} label={label} settings={state.settings} />;
});

const defaultColumns = ['name', 'status', 'length', 'date', 'downloads'] as const;
const sortable = ['name', 'length', 'date'] as const;

function ReadyTable({
  label,
  settings,
  ...props
}: EpisodeTableProps & { label: string; settings: Settings }) {
  const messages = useWords(episodesMessages);
  const { columns = defaultColumns, filter = {}, onSelectedChange, selected = [] } = props;
  const { rows, isLoading, failure, listing, sort, setSort, page, setPage, pageCount } = useEpisodeTable(
    props,
    settings,
  );
  const { dialog, open, close } = useOpenDialog(rows);
  const selection = onSelectedChange && {
    keys: new Set(selected.map(String)),
    setKeys: (keys: ReadonlySet<string>) => onSelectedChange([...keys].map(Number)),
  };
  return (
    <div className="pk-episode-part">
      {failure ? (
        <ErrorState message={messages.failed} isRetrying={failure.isRetrying} onRetry={failure.retry} />
      ) : (
        <>
          <EpisodesTable
            {...{ rows, columns, sortable, sort, selection, listing, isLoading, label }}
            onSortChange={setSort}
            onOpen={open}
            empty={<NoEpisodes filter={filter} />}
          />
          {pageCount > 1 && (
            <Pagination label={messages.pages} page={page} pageCount={pageCount} onChange={setPage} />
          )}
        </>
      )}
      {dialog && <EpisodeDialogs dialog={dialog} settings={settings} onClose={close} />}
    </div>
  );
}

/** In place of rows: the station has no such episodes, or none matches the filter. */
function NoEpisodes({ filter: { status = 'published', showId, search, date } }: { filter: EpisodeFilter }) {
  const tableWords = useWords(episodeTableMessages);
  const messages = useWords(episodesMessages);
  const partWords = useWords(partsMessages);
  if (showId === undefined && !search && !date) {
    return <EmptyState title={tableWords.none[status]}>{messages.noneText[status]}</EmptyState>;
  }
  return <EmptyState title={messages.noResults}>{partWords.noMatch}</EmptyState>;
}
