import { formatCalendarDate } from '../../../host/time/zoned-time.ts';
import { useFormField } from '../../../host/use-form-field.ts';
import { WeeklyRuleFields } from '../../../parts/weekly-rule/index.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { fieldMessages } from '../schedule-setup.messages.ts';
import type { SectionPropsInStation } from './section-props.ts';
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
  const fields = {
    days,
    start_date: useFormField(form, 'start_date'),
    end_date: useFormField(form, 'end_date'),
    start_time: useFormField(form, 'start_time'),
    end_time: useFormField(form, 'end_time'),
    every_weeks: useFormField(form, 'every_weeks'),
    exceptions: useFormField(form, 'exceptions'),
    overrides: useFormField(form, 'overrides'),
  };
  const paused = useFormField(form, 'paused');
  const stream = useFormField(form, 'streaming_url');
  const next = useNextDate(props);
  return (
    <div className="pk-schedule-section">
      <WeeklyRuleFields
        fields={fields}
        zone={station.timezone}
        words={messages}
        next={
          days.value.length > 0 && (
            <p className="pk-schedule-next" role="status">
              {next.date === null
                ? messages.noNext
                : messages.next(formatCalendarDate(next.date, 'dddd, MMMM D, YYYY', catalogue))}
            </p>
          )
        }
      />
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
