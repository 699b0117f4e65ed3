import { type CalendarDate, parseDate } from '@internationalized/date';
import { Button } from '../../../ui/button/button.tsx';
import { DateRangePicker } from '../../../ui/date-range-picker/date-range-picker.tsx';
import { SearchField } from '../../../ui/search-field/search-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { PlanPart } from './plan-choice.ts';
import { planMessages } from './plan.messages.ts';
import type { PlanState } from './use-plan.ts';

const parts: readonly PlanPart[] = ['all', 'import', 'clashes', 'losses'];

/** Filters of a plan, and the choice of all listed items. */
export function PlanTools({ filter, change, seasons, chooseListed }: PlanState) {
  const messages = useWords(planMessages);
  const numbered = seasons.map((number) => ({ id: String(number), label: messages.seasonNumber(number) }));
  return (
    <div className="pk-plan-tools">
      <SearchField
        label={messages.search}
        placeholder={messages.search}
        value={filter.text}
        onChange={(text) => change({ text })}
      />
      <Select
        label={messages.part}
        isLabelHidden
        options={parts.map((id) => ({ id, label: messages.parts[id] }))}
        value={filter.part}
        onChange={(part) => change({ part })}
      />
      {seasons.length > 0 && (
        <Select
          label={messages.season}
          isLabelHidden
          options={[{ id: '', label: messages.allSeasons }, ...numbered]}
          value={filter.season}
          onChange={(season) => change({ season })}
        />
      )}
      <DateRangePicker<CalendarDate>
        label={messages.days}
        isLabelHidden
        value={filter.days && { start: parseDate(filter.days.start), end: parseDate(filter.days.end) }}
        onChange={(range) =>
          change({ days: range && { start: range.start.toString(), end: range.end.toString() } })
        }
      />
      <Button size="small" onPress={() => chooseListed(true)}>
        {messages.chooseAll}
      </Button>
      <Button size="small" onPress={() => chooseListed(false)}>
        {messages.chooseNone}
      </Button>
    </div>
  );
}
