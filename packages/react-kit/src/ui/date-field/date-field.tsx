import type { DateValue } from 'react-aria-components/DateField';
import { deferred } from '../deferred/deferred.ts';
import { StreamedField } from '../deferred/streamed-field.tsx';
import type { DateFieldProps } from './date-field-control.tsx';

export type { DateFieldProps } from './date-field-control.tsx';

const code = deferred(() => import('./date-field-control.tsx').then((module) => module.DateFieldControl));

/** A date to type, with a time if the granularity is finer than a day. Its code loads when it appears. */
export function DateField<T extends DateValue>(props: DateFieldProps<T>) {
  // The deferred code is one component for every type of value.
  return <StreamedField code={code} props={props as unknown as DateFieldProps<DateValue>} />;
}
