import { DateInput as AriaDateInput, DateSegment } from 'react-aria-components/DateField';
import './date-field.css';

/** The segments of a date or time, each a spin button. */
export function DateInput() {
  return (
    <AriaDateInput className="pk-date-input">
      {(segment) => <DateSegment segment={segment} className="pk-date-segment" />}
    </AriaDateInput>
  );
}
