import { episodesMessages } from '../../parts/episodes/index.ts';
import { episodeTableMessages } from '../../parts/episodes/table/index.ts';
import { statusOptions } from '../../parts/episodes/table/index.ts';
import { FilterChips } from '../../ui/filter-chips/filter-chips.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Select } from '../../ui/select/select.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { EpisodeListState } from './episode-list.controller.ts';

const dropdownHeight = 250;
const allShows = 'all';

/** Filters the list by status, show and search text. */
export function EpisodesFilterBar({
  list: { filters, chips, change, typed, setTyped, shows, isShowsFailed },
}: {
  list: EpisodeListState;
}) {
  const catalogue = useCatalogue();
  const episodeTableWords = useWords(episodeTableMessages);
  const messages = useWords(episodesMessages);
  return (
    <search className="pk-episodes-filters">
      <SearchField
        label={messages.search}
        placeholder={messages.search}
        value={typed}
        onChange={(text) => setTyped(text.slice(0, 200))}
      />
      <Select
        label={messages.show}
        isLabelHidden
        listHeight={dropdownHeight}
        options={[
          { id: allShows, label: messages.allShows },
          ...shows.map(({ id, title }) => ({ id: String(id), label: title })),
        ]}
        value={filters.showId === null ? allShows : String(filters.showId)}
        errorMessage={isShowsFailed ? messages.showsFailed : undefined}
        onChange={(id) => change({ showId: id === allShows ? null : Number(id) })}
      />
      <Select
        label={episodeTableWords.status}
        isLabelHidden
        listHeight={dropdownHeight}
        options={statusOptions(catalogue)}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
      <FilterChips
        label={episodeTableWords.filterByStatus}
        options={chips}
        value={filters.status}
        onChange={(status) => change({ status })}
      />
    </search>
  );
}
