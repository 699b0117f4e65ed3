import type { EpisodeStatus } from '@postkit/sdk/schema';
import { episodeTableMessages, statusOptions } from '../../parts/episodes/table/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { DayPicker } from '../../ui/date-picker/day-picker.tsx';
import { type FilterChip, FilterChips } from '../../ui/filter-chips/filter-chips.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { Select } from '../../ui/select/select.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { showDetailsMessages } from './show-details.messages.ts';
import type { TableFilters } from './show-details.model.ts';

export interface EpisodeFiltersProps {
  filters: TableFilters;
  chips: readonly FilterChip<EpisodeStatus>[];
  onChange: (change: Partial<TableFilters>) => void;
}

/** Filters the list by status, by search text, and by one day in the station's time zone. */
export function EpisodeFilters({ filters, chips, onChange }: EpisodeFiltersProps) {
  const catalogue = useCatalogue();
  const episodeTableWords = useWords(episodeTableMessages);
  const messages = useWords(showDetailsMessages);
  return (
    <search className="pk-show-details-filters">
      <SearchField
        label={messages.search}
        placeholder={messages.search}
        value={filters.search}
        onChange={(search) => onChange({ search: search.slice(0, 200) })}
      />
      <DayPicker
        label={messages.date}
        isLabelHidden
        value={filters.date}
        onChange={(date) => onChange({ date })}
      />
      {filters.date !== null && (
        <Button variant="quiet" onPress={() => onChange({ date: null })}>
          {messages.clearDate}
        </Button>
      )}
      <Select
        label={episodeTableWords.status}
        isLabelHidden
        options={statusOptions(catalogue)}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
      <FilterChips
        label={episodeTableWords.filterByStatus}
        options={chips}
        value={filters.status}
        onChange={(status) => onChange({ status })}
      />
    </search>
  );
}
