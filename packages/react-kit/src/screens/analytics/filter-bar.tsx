import { type CalendarDate, parseDate } from '@internationalized/date';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import X from 'lucide-react/icons/x';
import { Button } from '../../ui/button/button.tsx';
import { DateRangePicker } from '../../ui/date-range-picker/date-range-picker.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { MultiSelect } from '../../ui/multi-select/multi-select.tsx';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { AnalyticsState } from './analytics.controller.ts';
import { analyticsMessages } from './analytics.messages.ts';
import { countryName } from './format-figures.ts';

/** Filters by days, shows, countries and platforms. */
export function FilterBar({ state, onHelp }: { state: AnalyticsState; onHelp: () => void }) {
  const messages = useWords(analyticsMessages);
  const { filters, today, showNames, setRange, change } = state;
  const { start_date, end_date, showIds } = filters;
  const shows = Object.entries(showNames)
    .map(([id, label]) => ({ id, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <search className="pk-analytics-filters" aria-label={messages.filters}>
      <DateRangePicker<CalendarDate>
        label={messages.range}
        isLabelHidden
        value={start_date && end_date ? { start: parseDate(start_date), end: parseDate(end_date) } : null}
        maxValue={parseDate(today)}
        onChange={(range) => setRange(range && { start: range.start.toString(), end: range.end.toString() })}
      />
      <MultiSelect
        label={messages.shows}
        isLabelHidden
        placeholder={messages.allShows}
        summary={messages.showsChosen}
        isSearchable={shows.length > 10}
        options={shows}
        value={showIds.map(String)}
        onChange={(ids) => change({ showIds: ids.map(Number) })}
      />
      <CountryFilter state={state} />
      <PlatformFilter state={state} />
      <IconButton label={messages.help} icon={<CircleHelp aria-hidden="true" />} onPress={onHelp} />
    </search>
  );
}

function CountryFilter({ state: { filters, figures, change } }: { state: AnalyticsState }) {
  const catalogue = useCatalogue();
  const messages = useWords(analyticsMessages);
  const { selectedCountry, countries_list } = filters;
  if (selectedCountry !== null) {
    return (
      <OnlyOne
        name={countryName(selectedCountry, catalogue)}
        onDrop={() => change({ selectedCountry: null })}
      />
    );
  }
  const codes = [...new Set([...(figures?.totals.country_codes ?? []), ...countries_list])];
  const options = codes
    .map((id) => ({ id, label: countryName(id, catalogue) }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  return (
    <MultiSelect
      label={messages.countries}
      isLabelHidden
      placeholder={messages.allCountries}
      summary={messages.countriesChosen}
      isSearchable={options.length > 10}
      options={options}
      value={countries_list}
      onChange={(chosen) => change({ countries_list: chosen })}
    />
  );
}

function PlatformFilter({ state: { filters, figures, change } }: { state: AnalyticsState }) {
  const messages = useWords(analyticsMessages);
  const { selectedPlatform, platform_list } = filters;
  if (selectedPlatform !== null)
    return <OnlyOne name={selectedPlatform} onDrop={() => change({ selectedPlatform: null })} />;
  const names = [...new Set([...(figures?.totals.platforms ?? []), ...platform_list])];
  return (
    <MultiSelect
      label={messages.platforms}
      isLabelHidden
      placeholder={messages.allPlatforms}
      summary={messages.platformsChosen}
      isSearchable={names.length > 10}
      options={names.map((id) => ({ id, label: id }))}
      value={platform_list}
      onChange={(chosen) => change({ platform_list: chosen })}
    />
  );
}

/** The selected country or platform; a press removes this filter. */
function OnlyOne({ name, onDrop }: { name: string; onDrop: () => void }) {
  const messages = useWords(analyticsMessages);
  return (
    <Button icon={<X aria-hidden="true" />} aria-label={messages.removeFilter(name)} onPress={onDrop}>
      {name}
    </Button>
  );
}
