import { parseDate, parseTime } from '@internationalized/date';
import { useWatch } from 'react-hook-form';
import { formatCalendarDate } from '../../../host/time/zoned-time.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { TimeField } from '../../../ui/time-field/time-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';
import type { ScheduleFormState } from '../use-schedule-form.ts';
import { DaysField } from './days-field.tsx';
import type { SectionPropsInStation } from './section-props.ts';
import { ExceptionsField, OverridesField } from './special-dates.tsx';
import { useFormField } from './use-form-field.ts';
import { useNextDate } from './use-next-date.ts';

/** When the schedule runs. */
export function DateTimeSection(props: SectionPropsInStation) {
  const catalogue = useCatalogue();
  const messages = useWords(fieldMessages);
  const {
    form,
    setup: { station, isTv },
  } = props;
  const days = useFormField(form, 'days');
  const weeks = useFormField(form, 'every_weeks');
  const exceptions = useFormField(form, 'exceptions');
  const overrides = useFormField(form, 'overrides');
  const paused = useFormField(form, 'paused');
  const stream = useFormField(form, 'streaming_url');
  const next = useNextDate(props);
  return (
    <div className="pk-schedule-section">
      <p className="pk-muted">{messages.zone(station.timezone)}</p>
      <DaysField {...days} />
      <div className="pk-schedule-pair">
        <DateFieldOf form={form} name="start_date" />
        <DateFieldOf form={form} name="end_date" />
        <TimeFieldOf form={form} name="start_time" />
        <TimeFieldOf form={form} name="end_time" />
      </div>
      {days.value.length > 0 && (
        <p className="pk-schedule-next" role="status">
          {next.date === null
            ? messages.noNext
            : messages.next(formatCalendarDate(next.date, 'dddd, MMMM D, YYYY', catalogue))}
        </p>
      )}
      <div className="pk-schedule-weeks">
        <NumberField
          {...weeks}
          label={messages.everyWeeks}
          description={messages.everyWeeksHelp}
          minValue={1}
          maxValue={52}
          step={1}
        />
      </div>
      <ExceptionsField {...exceptions} />
      <OverridesField {...overrides} />
      <Checkbox
        label={messages.paused}
        description={messages.pausedHelp}
        isSelected={paused.value}
        onChange={paused.onChange}
      />
      {isTv && <TextField {...stream} label={messages.stream} description={messages.streamHelp} isCode />}
    </div>
  );
}

const dates = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(fieldMessages);
  return {
    start_date: { label: messages.startDate, isRequired: true, description: undefined },
    end_date: { label: messages.endDate, isRequired: false, description: messages.endDateHelp },
  } as const;
};

function DateFieldOf({ form, name }: { form: ScheduleFormState; name: keyof ReturnType<typeof dates> }) {
  const catalogue = useCatalogue();
  const messages = useWords(fieldMessages);
  const { value, onChange, ...field } = useFormField(form, name);
  const start = useWatch({ control: form.control, name: 'start_date' });
  const isBefore = name === 'end_date' && value !== '' && start !== '' && value < start;
  return (
    <DatePicker
      {...dates(catalogue)[name]}
      {...field}
      value={value === '' ? null : parseDate(value)}
      onChange={(date) => onChange(date?.toString() ?? '')}
      errorMessage={isBefore ? messages.endDateBefore : field.errorMessage}
    />
  );
}

const times = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(fieldMessages);
  return {
    start_time: { label: messages.startTime, description: undefined },
    end_time: { label: messages.endTime, description: messages.endTimeHelp },
  } as const;
};

function TimeFieldOf({ form, name }: { form: ScheduleFormState; name: keyof ReturnType<typeof times> }) {
  const catalogue = useCatalogue();
  const messages = useWords(fieldMessages);
  const { value, onChange, ...field } = useFormField(form, name);
  const start = useWatch({ control: form.control, name: 'start_time' });
  const isSame = name === 'end_time' && value !== '' && value === start;
  return (
    <TimeField
      {...times(catalogue)[name]}
      {...field}
      isRequired
      hourCycle={24}
      value={value === '' ? null : parseTime(value)}
      onChange={(time) => onChange(time?.toString().slice(0, 5) ?? '')}
      errorMessage={isSame ? messages.endTimeSame : field.errorMessage}
    />
  );
}
