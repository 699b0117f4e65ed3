import type { CalendarDate, Time } from '@internationalized/date';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import type { ScheduleOverride } from '@postkit/sdk/schema';
import { hoursText } from '../../data/schedules/index.ts';
import { formatCalendarDate } from '../../host/time/zoned-time.ts';
import { Button } from '../../ui/button/button.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { TimeField } from '../../ui/time-field/time-field.tsx';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { weeklyRuleMessages } from './weekly-rule.messages.ts';

interface ListFieldProps<Item> {
  value: readonly Item[];
  onChange: (value: Item[]) => void;
  errorMessage?: string | undefined;
}

const dateText = (date: string, catalogue: Catalogue) =>
  formatCalendarDate(date, 'ddd, MMM D, YYYY', catalogue);

/** The dates that a rule leaves out. */
export function ExceptionsField({
  label,
  value,
  onChange,
  errorMessage,
}: ListFieldProps<string> & { label: string }) {
  const catalogue = useCatalogue();
  const messages = useWords(weeklyRuleMessages);
  const [date, setDate] = useState<CalendarDate | null>(null);

  function add(): void {
    if (date) onChange([...new Set([...value, date.toString()])].toSorted());
    setDate(null);
  }

  return (
    <div className="pk-rule-dates" role="group" aria-label={label}>
      <span className="pk-field-label">{label}</span>
      <div className="pk-rule-dates-add">
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

/** The dates on which a rule has other hours. */
export function OverridesField(props: ListFieldProps<ScheduleOverride> & { description: string }) {
  const messages = useWords(weeklyRuleMessages);
  return (
    <DatedHoursField
      {...props}
      isOnePerDate
      words={{
        label: messages.overrides,
        date: messages.overrideDate,
        start: messages.overrideStart,
        end: messages.overrideEnd,
        add: messages.addOverride,
      }}
    />
  );
}

export interface DatedHoursFieldProps extends ListFieldProps<ScheduleOverride> {
  description?: string;
  /** Another entry of a date replaces the one before. */
  isOnePerDate?: boolean;
  /** Whether hours may last 24 hours, with one time for start and end. */
  allowsWholeDay?: boolean;
  words: {
    readonly label: string;
    readonly date: string;
    readonly start: string;
    readonly end: string;
    readonly add: string;
  };
}

/** Dates with their hours. An end that is not after the start is on the next day. */
export function DatedHoursField(props: DatedHoursFieldProps) {
  const { value, onChange, errorMessage, description, isOnePerDate, allowsWholeDay, words } = props;
  const catalogue = useCatalogue();
  const messages = useWords(weeklyRuleMessages);
  const [date, setDate] = useState<CalendarDate | null>(null);
  const [start, setStart] = useState<Time | null>(null);
  const [end, setEnd] = useState<Time | null>(null);
  const isSame = !allowsWholeDay && start !== null && end !== null && start.compare(end) === 0;
  const entered =
    date && start && end && !isSame
      ? { date: date.toString(), start_time: timeText(start), end_time: timeText(end) }
      : null;
  const keyOf = (one: ScheduleOverride) => (isOnePerDate ? one.date : `${one.date} ${one.start_time}`);

  function add(): void {
    if (!entered) return;
    const others = value.filter((one) => keyOf(one) !== keyOf(entered));
    onChange(
      [...others, entered].toSorted(
        (a, b) => a.date.localeCompare(b.date) || a.start_time.localeCompare(b.start_time),
      ),
    );
    setDate(null);
  }

  return (
    <div className="pk-rule-dates" role="group" aria-label={words.label}>
      <span className="pk-field-label">{words.label}</span>
      {description !== undefined && <span className="pk-muted">{description}</span>}
      <div className="pk-rule-dates-add">
        <DatePicker label={words.date} value={date} onChange={setDate} />
        <TimeField label={words.start} hourCycle={24} value={start} onChange={setStart} />
        <TimeField
          label={words.end}
          hourCycle={24}
          value={end}
          onChange={setEnd}
          errorMessage={isSame ? messages.endTimeSame : undefined}
        />
        <Button isDisabled={entered === null} onPress={add}>
          {words.add}
        </Button>
      </div>
      <DateRows
        rows={value.map((one) => ({
          key: keyOf(one),
          text: `${dateText(one.date, catalogue)}, ${hoursText(one, catalogue)}`,
        }))}
        onRemove={(key) => onChange(value.filter((one) => keyOf(one) !== key))}
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
  const messages = useWords(weeklyRuleMessages);
  if (rows.length === 0) return null;
  return (
    <ul className="pk-rule-date-rows">
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
