import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { SearchSelect } from '../../ui/search-select/search-select.tsx';
import { Select } from '../../ui/select/select.tsx';
import { useWords } from '../../words/use-words.ts';
import { signInMessages } from './sign-in.messages.ts';
import { chooseFilter, noFilters, stationOptions, stationTitle } from './station-choice.ts';
import type { StationChoiceProps } from './station-list.tsx';

const asOptions = (values: readonly string[]) => values.map((value) => ({ id: value, label: value }));

/** Four drop-downs, each of which narrows the next, for users with many stations. */
export function StationFiltersForm({ stations, isBusy, onChoose }: StationChoiceProps) {
  const messages = useWords(signInMessages);
  const [filters, setFilters] = useState(() => chooseFilter(stations, noFilters, {}));
  const [chosen, setChosen] = useState('');
  const options = stationOptions(stations, filters);
  const selected = options.stations.find((entry) => entry.station === chosen);

  function choose(choice: Partial<typeof filters>) {
    setFilters(chooseFilter(stations, filters, choice));
    setChosen('');
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (selected && !isBusy) onChoose(selected);
  }

  return (
    <form className="pk-sign-in-form" onSubmit={submit}>
      <StationSelect
        label={messages.format}
        options={asOptions(options.formats)}
        value={filters.format}
        onChange={(format) => choose({ format })}
      />
      <StationSelect
        label={messages.state}
        options={asOptions(options.states)}
        value={filters.state}
        onChange={(state) => choose({ state })}
      />
      <StationSelect
        label={messages.city}
        options={asOptions(options.cities)}
        value={filters.city}
        onChange={(city) => choose({ city })}
      />
      <StationSelect
        label={messages.station}
        options={options.stations.map((entry) => ({ id: entry.station, label: stationTitle(entry) }))}
        value={chosen}
        onChange={setChosen}
      />
      <Button type="submit" variant="primary" size="large" isFullWidth isBusy={isBusy} isDisabled={!selected}>
        {messages.continue}
      </Button>
    </form>
  );
}

const optionsWithoutSearch = 20;

interface StationSelectProps {
  label: string;
  options: readonly { id: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

/** One of the drop-downs; disabled until the one above it has a value. */
function StationSelect({ label, options, value, onChange }: StationSelectProps) {
  const Choice = options.length > optionsWithoutSearch ? SearchSelect : Select;
  return (
    <Choice
      label={label}
      options={options}
      value={value || null}
      isDisabled={options.length === 0}
      onChange={onChange}
    />
  );
}
