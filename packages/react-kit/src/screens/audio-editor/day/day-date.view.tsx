import { type CalendarDate as DateValue, parseDate } from '@internationalized/date';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { memo, useState } from 'react';
import { addDays } from '../../../host/time/zoned-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import type { DayState } from './day.controller.ts';
import { dayMessages } from './day.messages.ts';
import { dateInWords } from './day.model.ts';

type DayDateProps = Pick<DayState, 'date' | 'earliest' | 'today' | 'setDate'>;

/** The day in words, and its choice: by typing, in a calendar, or one day back or forward. */
export const DayDateView = memo(function DayDateView({ date, earliest, today, setDate }: DayDateProps) {
  const catalogue = useCatalogue();
  const messages = useWords(dayMessages);
  /** An incomplete date: while the user types, it may be outside the log. */
  const [typed, setTyped] = useState<DateValue | null>(null);
  function go(next: string) {
    setTyped(null);
    setDate(next);
  }
  return (
    <div className="pk-day-date">
      <div className="pk-day-words" aria-live="polite">
        <Heading level={2} look={4}>
          <span data-length="long">{dateInWords(date, today, 'long', catalogue)}</span>
          <span data-length="short" aria-hidden="true">
            {dateInWords(date, today, 'short', catalogue)}
          </span>
        </Heading>
      </div>
      <IconButton
        label={messages.previousDay}
        icon={<ChevronLeft aria-hidden="true" />}
        isDisabled={date <= earliest}
        onPress={() => go(addDays(date, -1))}
      />
      <DatePicker
        label={messages.date}
        isLabelHidden
        value={typed ?? parseDate(date)}
        minValue={parseDate(earliest)}
        maxValue={parseDate(today)}
        onChange={(value) => {
          const next = value?.toString() ?? '';
          if (next >= earliest && next <= today) go(next);
          else setTyped(value);
        }}
        onBlur={() => setTyped(null)}
      />
      <IconButton
        label={messages.nextDay}
        icon={<ChevronRight aria-hidden="true" />}
        isDisabled={date >= today}
        onPress={() => go(addDays(date, 1))}
      />
      <Button variant="quiet" size="small" isDisabled={date === today} onPress={() => go(today)}>
        {messages.today}
      </Button>
    </div>
  );
});
