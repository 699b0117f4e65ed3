import { useEffect, useRef, useState } from 'react';
import { formatMoment } from '../../../host/time/format-moment.ts';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { TimeField } from '../../../ui/time-field/time-field.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { DestinationLabel } from '../../destinations/destination-label/index.ts';
import { ExpiryFields } from '../expiry/expiry-fields.tsx';
import type { DestinationChoice } from './publish-choices.ts';
import type { Schedule } from './publish-choices.ts';
import type { Expiry } from './publish-choices.ts';
import { publishMessages, expiryMessages } from './publish-dialog.messages.ts';

/** The destinations to choose from. */
export function DestinationList({
  destinations,
  isDisabled,
}: {
  destinations: DestinationChoice;
  isDisabled: boolean;
}) {
  const messages = useWords(publishMessages);
  return (
    <fieldset className="pk-publish-section">
      <legend className="pk-publish-legend">{messages.destinations}</legend>
      {destinations.rows.length === 0 && <p className="pk-muted">{messages.noDestinations}</p>}
      <div className="pk-publish-destinations">
        {destinations.rows.map((row) => (
          <Checkbox
            key={row.destination.id}
            label={<DestinationLabel destination={row.destination} />}
            description={
              row.note && (row.note === 'added' ? messages.addedVideo : messages.reasons[row.note])
            }
            isSelected={row.isChosen}
            isDisabled={isDisabled || row.note !== null}
            onChange={(isChosen) => destinations.choose(row.destination.id, isChosen)}
          />
        ))}
      </div>
    </fieldset>
  );
}

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

export interface ExpirySectionProps {
  expiry: Expiry;
  zone: string;
  isDisabled: boolean;
}

/** When the episode expires, behind a line that names the moment. */
export function ExpirySection({ expiry: { value, byShow, change }, zone, isDisabled }: ExpirySectionProps) {
  const messages = useWords(expiryMessages);
  const catalogue = useCatalogue();
  return (
    <Disclosure
      label={messages.heading}
      help={value === null ? messages.never : formatMoment(value, zone, catalogue)}
      isOpenAtFirst={false}
      isHeldOpen={false}
    >
      <div className="pk-publish-expiry">
        {byShow !== null && <p className="pk-muted">{messages.byShow(byShow)}</p>}
        <ExpiryFields value={value} zone={zone} isDisabled={isDisabled} onChange={change} />
      </div>
    </Disclosure>
  );
}
