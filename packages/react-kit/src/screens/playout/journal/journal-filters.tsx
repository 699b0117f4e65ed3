import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type PlayoutInput, playoutFates } from '@postkit/sdk/schema';
import { addDays, type CalendarDate } from '../../../host/time/zoned-time.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { DayPicker } from '../../../ui/date-picker/day-picker.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useWords } from '../../../words/use-words.ts';
import { inputFormMessages } from '../drawer/input-form.messages.ts';
import { journalMessages } from './journal.messages.ts';
import type { AskedJournal } from './read-journal-query.ts';

const all = 'all';

export interface JournalFiltersProps {
  inputs: readonly PlayoutInput[];
  asked: AskedJournal;
  today: CalendarDate;
  query: URLSearchParams;
  onQuery(query: URLSearchParams): void;
}

/** The day, the input and the fate that the journal shows. */
export function JournalFilters({ inputs, asked, today, query, onQuery }: JournalFiltersProps) {
  const messages = useWords(journalMessages);
  const { fates } = useWords(inputFormMessages);
  const { day } = asked;

  function set(name: string, value: string | null): void {
    const next = new URLSearchParams(query);
    if (value === null) next.delete(name);
    else next.set(name, value);
    onQuery(next);
  }
  const go = (date: CalendarDate) => date <= today && set('day', date === today ? null : date);

  return (
    <div className="pk-playout-filters" role="search" aria-label={messages.filters}>
      <div className="pk-playout-day">
        <IconButton
          label={messages.previousDay}
          icon={<ChevronLeft aria-hidden="true" />}
          onPress={() => go(addDays(day, -1))}
        />
        <DayPicker
          label={messages.day}
          isLabelHidden
          value={day}
          onChange={(value) => value !== null && go(value)}
        />
        <IconButton
          label={messages.nextDay}
          icon={<ChevronRight aria-hidden="true" />}
          isDisabled={day >= today}
          onPress={() => go(addDays(day, 1))}
        />
      </div>
      {inputs.length > 0 && (
        <>
          <Select
            label={messages.input}
            isLabelHidden
            options={[
              { id: all, label: messages.allInputs },
              ...inputs.map(({ id, name }) => ({ id: String(id), label: name })),
            ]}
            value={asked.input === null ? all : String(asked.input)}
            onChange={(id) => set('input', id === all ? null : id)}
          />
          <Select
            label={messages.fate}
            isLabelHidden
            options={[
              { id: all, label: messages.allFates },
              ...playoutFates.map((id) => ({ id, label: fates[id] })),
            ]}
            value={asked.fate ?? all}
            onChange={(id) => set('fate', id === all ? null : id)}
          />
          <Checkbox
            label={messages.onlyFaults}
            isSelected={asked.onlyFaults}
            onChange={(isSelected) => set('faults', isSelected ? '1' : null)}
          />
        </>
      )}
    </div>
  );
}
