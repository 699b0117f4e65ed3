import { MultiSelect } from '../../../ui/multi-select/multi-select.tsx';
import { Popover } from '../../../ui/popover/popover.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { RangeSlider } from '../../../ui/slider/range-slider.tsx';
import { dayMessages as messages } from './day.messages.ts';
import type { DayState } from './day.controller.ts';

const ticks = [0, 6, 12, 18, 24].map((value) => ({ value, label: messages.hour(value) }));

interface FilterProps {
  day: DayState;
}

export function CategoryFilter({ day: { filters, setFilters, options } }: FilterProps) {
  return (
    <div className="pk-day-category">
      <MultiSelect
        label={messages.category}
        isLabelHidden
        placeholder={messages.allCategories}
        options={options.map(({ name, group, color }) => ({
          id: name,
          label: name,
          description: group === name ? undefined : group,
          icon: <span className="pk-category-dot" data-color={color} />,
        }))}
        value={filters.categories}
        onChange={(categories) => setFilters({ ...filters, categories })}
      />
    </div>
  );
}

export function SearchFilter({ day: { filters, setFilters } }: FilterProps) {
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

export function HoursFilter({ day: { filters, setFilters }, isLabelHidden }: FilterProps & { isLabelHidden: boolean }) {
  return (
    <div className="pk-day-hours">
      <RangeSlider
        label={messages.hours}
        isLabelHidden={isLabelHidden}
        minValue={0}
        maxValue={24}
        step={1}
        format={messages.hour}
        ticks={ticks}
        thumbLabels={[messages.fromHour, messages.toHour]}
        value={filters.hours}
        onChange={(hours) => setFilters({ ...filters, hours })}
      />
    </div>
  );
}

/** The hours behind a button that names them. */
export function HoursPopover({ day }: FilterProps) {
  const [from, to] = day.filters.hours;
  const isAll = from === 0 && to === 24;
  return (
    <Popover trigger={{ label: isAll ? messages.allHours : messages.hoursFrom(from, to), variant: isAll ? 'quiet' : 'secondary' }}>
      <HoursFilter day={day} isLabelHidden />
    </Popover>
  );
}
