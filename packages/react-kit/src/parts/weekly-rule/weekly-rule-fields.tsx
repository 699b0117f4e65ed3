import { parseDate, parseTime } from '@internationalized/date';
import type { ReactNode } from 'react';
import type { ScheduleOverride } from '@postkit/sdk/schema';
import type { FormField } from '../../host/use-form-field.ts';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { NumberField } from '../../ui/number-field/number-field.tsx';
import { TimeField } from '../../ui/time-field/time-field.tsx';
import { useWords } from '../../words/use-words.ts';
import { DaysField, type Weekday } from './days-field.tsx';
import { ExceptionsField, OverridesField } from './special-dates.tsx';
import { weeklyRuleMessages } from './weekly-rule.messages.ts';
import './weekly-rule.css';

/** The values of a weekly rule in a form: dates as `YYYY-MM-DD` and times as `HH:MM`, empty until they are entered. */
export interface WeeklyRuleValues {
  days: Weekday[];
  start_date: string;
  /** Empty for no end. */
  end_date: string;
  start_time: string;
  end_time: string;
  /** Null counts as 1. */
  every_weeks: number | null;
  exceptions: string[];
  overrides: ScheduleOverride[];
}

export interface WeeklyRuleFieldsProps {
  fields: { readonly [Name in keyof WeeklyRuleValues]: FormField<WeeklyRuleValues[Name]> };
  /** Time zone of the station. */
  zone: string;
  words: {
    readonly endDateHelp: string;
    /** Label of the dates that are left out. */
    readonly exceptions: string;
    readonly overridesHelp: string;
  };
  /** The next date by the rule, below its hours. */
  next?: ReactNode;
  /** Whether a rule may last 24 hours, with one time for start and end. */
  allowsWholeDay?: boolean;
}

/** The days, hours, weeks and special dates of a schedule or a programme. */
export function WeeklyRuleFields(props: WeeklyRuleFieldsProps) {
  const { fields, zone, words, next, allowsWholeDay = false } = props;
  const messages = useWords(weeklyRuleMessages);
  const { days, start_date, end_date, start_time, end_time, every_weeks, exceptions, overrides } = fields;
  const isBefore = end_date.value !== '' && start_date.value !== '' && end_date.value < start_date.value;
  const isSame = !allowsWholeDay && end_time.value !== '' && end_time.value === start_time.value;
  return (
    <>
      <p className="pk-muted">{messages.zone(zone)}</p>
      <DaysField {...days} />
      <div className="pk-rule-pair">
        <RuleDate field={start_date} label={messages.startDate} isRequired />
        <RuleDate
          field={end_date}
          label={messages.endDate}
          description={words.endDateHelp}
          problem={isBefore ? messages.endDateBefore : undefined}
        />
        <RuleTime field={start_time} label={messages.startTime} />
        <RuleTime
          field={end_time}
          label={messages.endTime}
          description={messages.endTimeHelp}
          problem={isSame ? messages.endTimeSame : undefined}
        />
      </div>
      {next}
      <div className="pk-rule-weeks">
        <NumberField
          {...every_weeks}
          label={messages.everyWeeks}
          description={messages.everyWeeksHelp}
          minValue={1}
          maxValue={52}
          step={1}
        />
      </div>
      <ExceptionsField {...exceptions} label={words.exceptions} />
      <OverridesField {...overrides} description={words.overridesHelp} />
    </>
  );
}

interface MomentFieldProps {
  field: FormField<string>;
  label: string;
  description?: string;
  isRequired?: boolean;
  /** Goes before the error of the form. */
  problem?: string | undefined;
}

function RuleDate({ field, problem, ...props }: MomentFieldProps) {
  const { value, onChange, onBlur, errorMessage } = field;
  return (
    <DatePicker
      {...props}
      value={value === '' ? null : parseDate(value)}
      onBlur={onBlur}
      onChange={(date) => onChange(date?.toString() ?? '')}
      errorMessage={problem ?? errorMessage}
    />
  );
}

function RuleTime({ field, problem, ...props }: MomentFieldProps) {
  const { value, onChange, onBlur, errorMessage } = field;
  return (
    <TimeField
      {...props}
      isRequired
      hourCycle={24}
      value={value === '' ? null : parseTime(value)}
      onBlur={onBlur}
      onChange={(time) => onChange(time?.toString().slice(0, 5) ?? '')}
      errorMessage={problem ?? errorMessage}
    />
  );
}
