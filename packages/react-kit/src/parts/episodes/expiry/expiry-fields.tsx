import { useNow } from '../../../host/time/use-now.ts';
import { Button } from '../../../ui/button/button.tsx';
import { DatePicker } from '../../../ui/date-picker/date-picker.tsx';
import { TimeField } from '../../../ui/time-field/time-field.tsx';
import { useWords } from '../../../words/use-words.ts';
import { expiryMessages } from '../publish/publish-dialog.messages.ts';
import { expiryMoment, expiryParts } from './expiry-moment.ts';
import './expiry.css';

export interface ExpiryFieldsProps {
  /** Unix seconds; null for never. */
  value: number | null;
  zone: string;
  isDisabled?: boolean | undefined;
  onChange: (value: number | null) => void;
}

/** Date and time in the station's zone at which the episode expires. The time and the button that clears both appear with a date. */
export function ExpiryFields({ value, zone, isDisabled = false, onChange }: ExpiryFieldsProps) {
  const messages = useWords(expiryMessages);
  const now = useNow();
  const { date, time } = value === null ? { date: null, time: null } : expiryParts(value, zone);
  const hasPassed = value !== null && value <= now;
  return (
    <div className="pk-expiry">
      <DatePicker
        label={messages.date}
        description={hasPassed ? undefined : messages.help(zone)}
        errorMessage={hasPassed ? messages.passed : undefined}
        value={date}
        isDisabled={isDisabled}
        onChange={(next) => onChange(next && expiryMoment(next, time, zone))}
      />
      {date && (
        <TimeField
          label={messages.time}
          hourCycle={24}
          value={time}
          isDisabled={isDisabled}
          onChange={(next) => next && onChange(expiryMoment(date, next, zone))}
        />
      )}
      {date && (
        <span className="pk-expiry-clear">
          <Button size="small" isDisabled={isDisabled} onPress={() => onChange(null)}>
            {messages.clear}
          </Button>
        </span>
      )}
    </div>
  );
}
