import { episodesMessages } from '../../parts/episodes/index.ts';
import { episodeTableMessages } from '../../parts/episodes/table/index.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useWords } from '../../words/use-words.ts';
import { partsMessages } from '../parts.messages.ts';
import type { EpisodeFilter } from './episode-table-props.ts';

/** In place of rows: the station has no such episodes, or none matches the filter. */
export function NoEpisodes({
  filter: { status = 'published', showId, search, date },
}: {
  filter: EpisodeFilter;
}) {
  const tableWords = useWords(episodeTableMessages);
  const messages = useWords(episodesMessages);
  const partWords = useWords(partsMessages);
  if (showId === undefined && !search && !date) {
    return <EmptyState title={tableWords.none[status]}>{messages.noneText[status]}</EmptyState>;
  }
  return <EmptyState title={messages.noResults}>{partWords.noMatch}</EmptyState>;
}
