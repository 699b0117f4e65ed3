import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '../../../host/time/format-moment.ts';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { TimeField } from '../../../ui/time-field/time-field.tsx';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import type { Schedule } from './use-schedule.ts';

export interface ScheduleFieldsProps {
  schedule: Schedule;
  zone: string;
  isDisabled: boolean;
}

/** The date and time of publishing, in the station's time zone, behind a line that names the chosen moment. */
export function ScheduleFields({ schedule, zone, isDisabled }: ScheduleFieldsProps) {
  const catalogue = useCatalogue();
  const messages = useWords(publishMessages);
  const { value, change, check, wasTried } = schedule;
  const { date, time } = check.isValid ? { date: null, time: null } : check;
  const [isFilled] = useState(value.date !== null);
  const fields = useRef<HTMLFieldSetElement>(null);
  const isHeld = wasTried && !check.isValid;
  // The button is in the footer, and the fields may be below the visible part.
  useEffect(() => {
    if (isHeld) fields.current?.scrollIntoView({ block: 'nearest' });
  }, [isHeld]);
  const isShown = (problem: typeof date) => problem !== null && (wasTried || problem !== 'missing');
  return (
    <Disclosure
      label={messages.schedule}
      help={check.isValid ? formatMoment(check.moment, zone, catalogue) : messages.zone(zone)}
      isOpenAtFirst={isFilled}
      isHeldOpen={isHeld}
    >
      <fieldset ref={fields} className="pk-publish-when" aria-label={messages.schedule}>
        <DatePicker
          label={messages.date}
          value={value.date}
          onChange={(next) => change({ ...value, date: next })}
          isDisabled={isDisabled}
          errorMessage={date && isShown(date) ? messages.problems.date[date] : undefined}
        />
        <TimeField
          label={messages.time}
          hourCycle={24}
          value={value.time}
          onChange={(next) => change({ ...value, time: next })}
          isDisabled={isDisabled}
          errorMessage={time && isShown(time) ? messages.problems.time[time] : undefined}
        />
      </fieldset>
    </Disclosure>
  );
}
