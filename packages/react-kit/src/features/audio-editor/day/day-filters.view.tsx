import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { RangeSlider } from '../../../ui/slider/range-slider.tsx';
import { dayMessages as messages } from './day.messages.ts';
import type { DayState } from './day.controller.ts';

const ticks = [0, 6, 12, 18, 24].map((value) => ({ value, label: `${value}:00` }));

/** Filters by category, search text and hours. */
export function DayFiltersView({ day }: { day: DayState }) {
  const { filters, setFilters } = day;
  const set = (changes: Partial<typeof filters>) => setFilters({ ...filters, ...changes });
  return (
    <div className="pk-day-filters" role="search" aria-label={messages.filters}>
      <div className="pk-day-category">
        <MultiSelect
          label={messages.category}
          isLabelHidden
          placeholder={messages.allCategories}
          options={day.options.map(({ name, group, color }) => ({
            id: name,
            label: name,
            description: group === name ? undefined : group,
            icon: <span className="pk-category-dot" data-color={color} />,
          }))}
          value={filters.categories}
          onChange={(categories) => set({ categories })}
        />
      </div>
      <div className="pk-day-search">
        <SearchField
          label={messages.search}
          placeholder={messages.searchPlaceholder}
          value={filters.search}
          onChange={(search) => set({ search })}
        />
      </div>
      <div className="pk-day-hours">
        <RangeSlider
          label={messages.hours}
          isLabelHidden
          minValue={0}
          maxValue={24}
          step={1}
          ticks={ticks}
          thumbLabels={[messages.fromHour, messages.toHour]}
          value={filters.hours}
          onChange={(hours) => set({ hours })}
        />
      </div>
    </div>
  );
}
