import { deferred } from '../deferred/deferred.ts';
import { StreamedField } from '../deferred/streamed-field.tsx';
import type { TimeFieldProps } from './time-field-control.tsx';

export type { TimeFieldProps } from './time-field-control.tsx';

const code = deferred(() => import('./time-field-control.tsx').then((module) => module.TimeFieldControl));

/** A time of day without date or time zone. Its code loads when it appears. */
export function TimeField(props: TimeFieldProps) {
  return <StreamedField code={code} props={props} />;
}
