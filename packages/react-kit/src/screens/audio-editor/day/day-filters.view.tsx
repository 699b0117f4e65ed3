import { FilterToggles } from '../../../ui/filter-chips/filter-toggles.tsx';
import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { RangeSlider } from '../../../ui/slider/range-slider.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { type CategoryOption, chipOptions } from './category-options.ts';
import type { DayState } from './day.controller.ts';
import { dayMessages } from './day.messages.ts';

const ticks = (catalogue: Catalogue) =>
  [0, 6, 12, 18, 24].map((value) => ({ value, label: catalogue.wordsOf(dayMessages).hour(value) }));

interface FilterProps {
  day: DayState;
}

/** @param chips Number of categories with a chip of their own; a box has the others. */
export function CategoryFilter({
  day: { filters, setFilters, options },
  chips,
}: FilterProps & { chips: number }) {
  const messages = useWords(dayMessages);
  const shown = chips > 0 ? chipOptions(options, chips, filters.categories) : [];
  const others = options.length - shown.length;
  const setCategories = (categories: string[]) => setFilters({ ...filters, categories });
  return (
    <>
      {shown.length > 0 && (
        <FilterToggles
          label={messages.category}
          allLabel={messages.all}
          options={shown.map(({ name, color, count }) => ({
            id: name,
            label: name,
            count,
            icon: <span className="pk-category-dot" data-color={color} />,
          }))}
          value={filters.categories}
          onChange={setCategories}
        />
      )}
      {others > 0 && (
        <CategoryBox
          {...{ options, value: filters.categories, onChange: setCategories }}
          others={shown.length > 0 ? others : null}
        />
      )}
    </>
  );
}

interface CategoryBoxProps {
  options: readonly CategoryOption[];
  value: readonly string[];
  onChange: (categories: string[]) => void;
  /** Number of categories without a chip; null without chips. */
  others: number | null;
}

/** All categories in a box, which names the chosen ones unless chips do. */
function CategoryBox({ options, value, onChange, others }: CategoryBoxProps) {
  const messages = useWords(dayMessages);
  return (
    <div className="pk-day-category" data-short={others !== null || undefined}>
      <MultiSelect
        label={messages.category}
        isLabelHidden
        placeholder={others === null ? messages.allCategories : messages.others(others)}
        summary={others === null ? undefined : () => messages.others(others)}
        options={options.map(({ name, group, color }) => ({
          id: name,
          label: name,
          description: group === name ? undefined : group,
          icon: <span className="pk-category-dot" data-color={color} />,
        }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}

export function SearchFilter({ day: { filters, setFilters } }: FilterProps) {
  const messages = useWords(dayMessages);
  return (
    <div className="pk-day-search">
      <SearchField
        label={messages.search}
        placeholder={messages.searchPlaceholder}
        value={filters.search}
        onChange={(search) => setFilters({ ...filters, search })}
      />
    </div>
  );
}

export function HoursFilter({
  day: { filters, setFilters },
  isLabelHidden,
}: FilterProps & { isLabelHidden: boolean }) {
  const catalogue = useCatalogue();
  const messages = useWords(dayMessages);
  return (
    <div className="pk-day-hours">
      <RangeSlider
        label={messages.hours}
        isLabelHidden={isLabelHidden}
        minValue={0}
        maxValue={24}
        step={1}
        format={messages.hour}
        ticks={ticks(catalogue)}
        thumbLabels={[messages.fromHour, messages.toHour]}
        value={filters.hours}
        onChange={(hours) => setFilters({ ...filters, hours })}
      />
    </div>
  );
}

/** The hours behind a button that names them. */
export function HoursPopover({ day }: FilterProps) {
  const messages = useWords(dayMessages);
  const [from, to] = day.filters.hours;
  const isAll = from === 0 && to === 24;
  return (
    <Popover
      trigger={{
        label: isAll ? messages.allHours : messages.hoursFrom(from, to),
        variant: isAll ? 'quiet' : 'secondary',
      }}
    >
      <HoursFilter day={day} isLabelHidden />
    </Popover>
  );
}
