import CalendarIcon from 'lucide-react/icons/calendar';
import type { DateValue } from 'react-aria-components/DateField';
import {
  DateInput,
  DateRangePicker as AriaDateRangePicker,
  DateSegment,
} from 'react-aria-components/DateRangePicker';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { Button, RangeCalendar } from 'react-aria-components/RangeCalendar';
import { useWords } from '../../words/use-words.ts';
import { CalendarMonth } from '../date-picker/calendar-month.tsx';
import { defined } from '../defined/defined.ts';
import { AriaField } from '../field/aria-field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import '../date-field/date-field.css';
import '../popover/popover.css';
import './date-range-picker.css';
import { dateRangePickerMessages } from './date-range-picker.messages.ts';

export interface PickedRange<T extends DateValue> {
  start: T;
  end: T;
}

export type DateRangePickerProps<T extends DateValue> = FieldProps & {
  /** Values of `@internationalized/date`. */
  value: PickedRange<T> | null;
  /** Null once a date is cleared; half a range is not reported. */
  onChange: (value: PickedRange<T> | null) => void;
  minValue?: DateValue | undefined;
  maxValue?: DateValue | undefined;
};

export function DateRangePickerControl<T extends DateValue>(props: DateRangePickerProps<T>) {
  const messages = useWords(dateRangePickerMessages);
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isRequired = false,
    isDisabled = false,
    value,
    onChange,
    minValue,
    maxValue,
  } = props;
  return (
    <AriaDateRangePicker<DateValue>
      className="pk-field"
      value={value}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      shouldForceLeadingZeros
      {...defined({ minValue, maxValue })}
      // The new values are of the same kind as `value`.
      onChange={onChange as (next: PickedRange<DateValue> | null) => void}
    >
      <AriaField {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Group className="pk-field-box pk-range">
          <DateInput slot="start" className="pk-date-input">
            {(segment) => <DateSegment segment={segment} className="pk-date-segment" />}
          </DateInput>
          <span aria-hidden="true" className="pk-range-to">
            –
          </span>
          <DateInput slot="end" className="pk-date-input">
            {(segment) => <DateSegment segment={segment} className="pk-date-segment" />}
          </DateInput>
          <Button className="pk-field-inner-button" aria-label={messages.open}>
            <CalendarIcon aria-hidden="true" />
          </Button>
        </Group>
      </AriaField>
      <Popover className="pk-popover pk-calendar-popover" offset={4} placement="bottom start">
        <Dialog className="pk-popover-panel">
          <RangeCalendar>
            <CalendarMonth dayClass="pk-calendar-day pk-range-day" />
          </RangeCalendar>
        </Dialog>
      </Popover>
    </AriaDateRangePicker>
  );
}
