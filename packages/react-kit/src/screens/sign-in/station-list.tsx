import { type SyntheticEvent, type UIEvent, useRef, useState } from 'react';
import type { StationEntry } from '@postkit/sdk/schema';
import { Button } from '../../ui/button/button.tsx';
import { SearchField } from '../../ui/search-field/search-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { signInMessages } from './sign-in.messages.ts';
import { searchStations, stationTitle } from './station-choice.ts';

const step = 60;
/** Entries, and pixels, before the end at which the list grows. */
const nearEnd = { entries: 5, pixels: 400 };

interface GrowingList<Entry> {
  shown: readonly Entry[];
  onScroll(event: UIEvent<HTMLElement>): void;
  /** The user chose the entry at an index, perhaps by an arrow key. */
  reach(index: number): void;
}

/** The start of a long list, which grows as the user scrolls or moves towards its end. Another text starts again. */
function useGrowingList<Entry>(entries: readonly Entry[], typed: string): GrowingList<Entry> {
  const [size, setSize] = useState({ typed, count: step });
  const count = size.typed === typed ? size.count : step;
  const grow = () => {
    if (count < entries.length) setSize({ typed, count: count + step });
  };
  return {
    shown: entries.slice(0, count),
    onScroll({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) {
      if (scrollTop + clientHeight > scrollHeight - nearEnd.pixels) grow();
    },
    reach(index) {
      if (index >= count - nearEnd.entries) grow();
    },
  };
}

export interface StationChoiceProps {
  stations: readonly StationEntry[];
  isBusy: boolean;
  onChoose(entry: StationEntry): void;
}

/** A searchable list of stations. */
export function StationList({ stations, isBusy, onChoose }: StationChoiceProps) {
  const messages = useWords(signInMessages);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const list = useRef<HTMLFieldSetElement>(null);
  const matches = searchStations(stations, typed);
  const { shown, onScroll, reach } = useGrowingList(matches, typed);
  const selected =
    matches.find((entry) => entry.station === chosen) ?? (matches.length === 1 ? matches[0] : undefined);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (selected && !isBusy) onChoose(selected);
  }

  /** Moves the focus from the search into the list. */
  function enterList() {
    const first = shown[0];
    if (!first) return;
    const target = selected && shown.includes(selected) ? selected : first;
    setChosen(target.station);
    list.current?.querySelector<HTMLInputElement>(`input[value="${CSS.escape(target.station)}"]`)?.focus();
  }

  return (
    <form className="pk-sign-in-form" onSubmit={submit}>
      <SearchField
        label={messages.search}
        placeholder={messages.search}
        // The form replaces the first step, which had the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={typed}
        onChange={setTyped}
        onArrowDown={enterList}
      />
      <fieldset ref={list} className="pk-sign-in-stations" onScroll={onScroll}>
        <legend data-visually-hidden="true">{messages.stations}</legend>
        {shown.map((entry, index) => (
          <label
            key={entry.station}
            className="pk-sign-in-station"
            data-selected={entry === selected || undefined}
          >
            <input
              type="radio"
              name="station"
              value={entry.station}
              checked={entry === selected}
              onChange={() => {
                setChosen(entry.station);
                reach(index);
              }}
            />
            <span className="pk-sign-in-station-name">{stationTitle(entry)}</span>
            <span className="pk-sign-in-station-place">
              {[entry.geo_region, entry.geo_state].filter(Boolean).join(', ')}
            </span>
          </label>
        ))}
        <p className="pk-sign-in-none" role="status">
          {matches.length === 0 ? messages.noResults : ''}
        </p>
      </fieldset>
      <Button type="submit" variant="primary" size="large" isFullWidth isBusy={isBusy} isDisabled={!selected}>
        {messages.continue}
      </Button>
    </form>
  );
}
