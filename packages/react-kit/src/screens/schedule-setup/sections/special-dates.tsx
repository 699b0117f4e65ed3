import type { CalendarDate, Time } from '@internationalized/date';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { ScheduleOverride } from '@postkit/sdk/schema';
import { hoursText } from '../../../data/schedules/index.ts';
import { formatCalendarDate } from '../../../host/time/zoned-time.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import { TimeField } from '../../../ui/time-field/time-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';

interface ListFieldProps<Item> {
  value: readonly Item[];
  onChange: (value: Item[]) => void;
  errorMessage?: string | undefined;
}

const dateText = (date: string, catalogue: Catalogue) =>
  formatCalendarDate(date, 'ddd, MMM D, YYYY', catalogue);

/** The dates on which a schedule does not run. */
export function ExceptionsField({ value, onChange, errorMessage }: ListFieldProps<string>) {
  const catalogue = useCatalogue();
  const messages = useWords(fieldMessages);
  const [date, setDate] = useState<CalendarDate | null>(null);

  function add(): void {
    if (date) onChange([...new Set([...value, date.toString()])].toSorted());
    setDate(null);
  }

  return (
    <div className="pk-schedule-dates" role="group" aria-label={messages.exceptions}>
      <span className="pk-field-label">{messages.exceptions}</span>
      <div className="pk-schedule-dates-add">
        <DatePicker label={messages.exceptionDate} value={date} onChange={setDate} />
        <Button isDisabled={date === null} onPress={add}>
          {messages.addException}
        </Button>
      </div>
      <DateRows
        rows={value.map((one) => ({ key: one, text: dateText(one, catalogue) }))}
        onRemove={(key) => onChange(value.filter((one) => one !== key))}
      />
      {errorMessage && <span className="pk-field-error">{errorMessage}</span>}
    </div>
  );
}

/** The dates on which a schedule has other hours. */
export function OverridesField({ value, onChange, errorMessage }: ListFieldProps<ScheduleOverride>) {
  const catalogue = useCatalogue();
  const messages = useWords(fieldMessages);
  const [date, setDate] = useState<CalendarDate | null>(null);
  const [start, setStart] = useState<Time | null>(null);
  const [end, setEnd] = useState<Time | null>(null);
  const isSame = start !== null && end !== null && start.compare(end) === 0;
  const entered =
    date && start && end && !isSame
      ? { date: date.toString(), start_time: timeText(start), end_time: timeText(end) }
      : null;

  function add(): void {
    if (!entered) return;
    const others = value.filter((one) => one.date !== entered.date);
    onChange([...others, entered].toSorted((a, b) => a.date.localeCompare(b.date)));
    setDate(null);
  }

  return (
    <div className="pk-schedule-dates" role="group" aria-label={messages.overrides}>
      <span className="pk-field-label">{messages.overrides}</span>
      <span className="pk-muted">{messages.overridesHelp}</span>
      <div className="pk-schedule-dates-add">
        <DatePicker label={messages.overrideDate} value={date} onChange={setDate} />
        <TimeField label={messages.overrideStart} hourCycle={24} value={start} onChange={setStart} />
        <TimeField
          label={messages.overrideEnd}
          hourCycle={24}
          value={end}
          onChange={setEnd}
          errorMessage={isSame ? messages.endTimeSame : undefined}
        />
        <Button isDisabled={entered === null} onPress={add}>
          {messages.addOverride}
        </Button>
      </div>
      <DateRows
        rows={value.map((one) => ({
          key: one.date,
          text: `${dateText(one.date, catalogue)}, ${hoursText(one, catalogue)}`,
        }))}
        onRemove={(key) => onChange(value.filter((one) => one.date !== key))}
      />
      {errorMessage && <span className="pk-field-error">{errorMessage}</span>}
    </div>
  );
}

interface DateRowsProps {
  rows: readonly { key: string; text: string }[];
  onRemove: (key: string) => void;
}

function DateRows({ rows, onRemove }: DateRowsProps) {
  const messages = useWords(fieldMessages);
  if (rows.length === 0) return null;
  return (
    <ul className="pk-schedule-date-rows">
      {rows.map(({ key, text }) => (
        <li key={key}>
          {text}
          <IconButton
            size="small"
            label={messages.remove(text)}
            icon={<X aria-hidden="true" />}
            onPress={() => onRemove(key)}
          />
        </li>
      ))}
    </ul>
  );
}

function timeText(time: Time): string {
  return time.toString().slice(0, 5);
}
