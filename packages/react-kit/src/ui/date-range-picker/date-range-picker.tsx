import type { DateValue } from 'react-aria-components/DateField';
import { deferred } from '../deferred/deferred.ts';
import { StreamedField } from '../deferred/streamed-field.tsx';
import type { DateRangePickerProps } from './date-range-picker-control.tsx';

export type { DateRangePickerProps, PickedRange } from './date-range-picker-control.tsx';

const code = deferred(() =>
  import('./date-range-picker-control.tsx').then((module) => module.DateRangePickerControl),
);

/** Two dates to type, or to pick in one calendar; both are part of the range. Its code loads when it appears. */
export function DateRangePicker<T extends DateValue>(props: DateRangePickerProps<T>) {
  // The deferred code is one component for every type of value.
  return <StreamedField code={code} props={props as unknown as DateRangePickerProps<DateValue>} />;
}
