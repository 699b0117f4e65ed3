import { deferred } from '../deferred/deferred.ts';
import { StreamedField } from '../deferred/streamed-field.tsx';
import type { NumberFieldProps } from './number-field-control.tsx';

export type { NumberFieldProps } from './number-field-control.tsx';

const code = deferred(() => import('./number-field-control.tsx').then((module) => module.NumberFieldControl));

/** A number, with steps by arrow keys and buttons. Reports when the user leaves the field or takes a step. Its code loads when it appears. */
export function NumberField(props: NumberFieldProps) {
  return <StreamedField code={code} props={props} />;
}
