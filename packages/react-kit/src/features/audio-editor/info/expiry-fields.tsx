import { Button } from '../../../ui/button/button.tsx';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { TimeField } from '../../../ui/time-field/time-field.tsx';
import { useNow } from '../../../screen/time/use-now.ts';
import { useWords } from '../../../words/use-words.ts';
import { expiryMoment, expiryParts } from './expiry-moment.ts';
import { infoMessages } from './info.messages.ts';

export interface ExpiryFieldsProps {
  /** Unix seconds; null for never. */
  value: number | null;
  zone: string;
  onChange: (value: number | null) => void;
}

/** Date and time in the station's zone at which the episode expires. The time and the button that clears both appear with a date. */
export function ExpiryFields({ value, zone, onChange }: ExpiryFieldsProps) {
  const messages = useWords(infoMessages);
  const now = useNow();
  const { date, time } = value === null ? { date: null, time: null } : expiryParts(value, zone);
  const hasPassed = value !== null && value <= now;
  return (
    <div className="pk-info-expiry">
      <DatePicker
        label={messages.expiryDate}
        description={hasPassed ? undefined : messages.expiryHelp(zone)}
        errorMessage={hasPassed ? messages.expiryPassed : undefined}
        value={date}
        onChange={(next) => onChange(next && expiryMoment(next, time, zone))}
      />
      {date && (
        <TimeField
          label={messages.expiryTime}
          hourCycle={24}
          value={time}
          onChange={(next) => next && onChange(expiryMoment(date, next, zone))}
        />
      )}
      {date && (
        <span className="pk-info-expiry-clear">
          <Button size="small" onPress={() => onChange(null)}>
            {messages.expiryClear}
          </Button>
        </span>
      )}
    </div>
  );
}
