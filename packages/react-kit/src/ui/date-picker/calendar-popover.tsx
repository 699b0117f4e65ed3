import { toCalendarDate } from '@internationalized/date';
import type { RefObject } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import type { DateValue } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { defined } from '../defined/defined.ts';
import { CalendarMonth } from './calendar-month.tsx';
import { pickedValue } from './date-picker.model.ts';
import '../popover/popover.css';

type Props = {
  label: string;
  value: DateValue | null;
  placeholderValue: DateValue | undefined;
  minValue: DateValue | undefined;
  maxValue: DateValue | undefined;
  granularity: 'day' | 'hour' | 'minute' | 'second' | undefined;
  target: RefObject<Element | null>;
  onPick: (value: DateValue) => void;
  onClose: () => void;
};

/** The calendar that DatePicker opens. */
export function CalendarPopover({
  label,
  value,
  placeholderValue,
  minValue,
  maxValue,
  granularity,
  target,
  onPick,
  onClose,
}: Props) {
  return (
    <Popover
      className="pk-popover pk-calendar-popover"
      triggerRef={target}
      isOpen
      offset={4}
      placement="bottom end"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Dialog className="pk-popover-panel" aria-label={label}>
        <Calendar
          // The user opened the panel to pick a day, so a day takes the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={value && toCalendarDate(value)}
          onChange={(day) => onPick(pickedValue(value, day, { placeholderValue, granularity }))}
          {...defined({ minValue, maxValue })}
        >
          <CalendarMonth />
        </Calendar>
      </Dialog>
    </Popover>
  );
}
