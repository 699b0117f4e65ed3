import CalendarIcon from 'lucide-react/icons/calendar';
import { Suspense, useRef, useState } from 'react';
import type { DateValue } from 'react-aria-components/DateField';
import { useWords } from '../../words/use-words.ts';
import { DateField, type DateFieldProps } from '../date-field/date-field.tsx';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { datePickerMessages } from './date-picker.messages.ts';

const CalendarPopover = lazyPart(
  () => import('./calendar-popover.tsx').then((module) => module.CalendarPopover),
  () => <NotLoaded />,
);

function NotLoaded() {
  const messages = useWords(datePickerMessages);
  return (
    <span className="pk-field-error" role="alert">
      {messages.notLoaded}
    </span>
  );
}

export type DatePickerProps<T extends DateValue> = Omit<DateFieldProps<T>, 'suffix'>;

/** A date to type or to pick, with a time if the granularity is finer than a day. The calendar's code loads when it opens. */
export function DatePicker<T extends DateValue>(props: DatePickerProps<T>) {
  const messages = useWords(datePickerMessages);
  const { label, value, placeholderValue, minValue, maxValue, granularity, isDisabled, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <DateField
      {...props}
      suffix={
        <>
          <button
            ref={button}
            type="button"
            className="pk-field-inner-button"
            aria-label={messages.open(label)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={isDisabled}
            onClick={() => setOpen(!isOpen)}
          >
            <CalendarIcon aria-hidden="true" />
          </button>
          {isOpen && (
            <Suspense fallback={null}>
              <CalendarPopover
                {...{ label, value, placeholderValue, minValue, maxValue, granularity }}
                target={button}
                onClose={() => setOpen(false)}
                onPick={(picked) => {
                  // The popover returns the kind of value that it received.
                  onChange(picked as T);
                  setOpen(false);
                }}
              />
            </Suspense>
          )}
        </>
      }
    />
  );
}
