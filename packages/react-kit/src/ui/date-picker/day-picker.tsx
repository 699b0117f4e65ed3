import { deferred } from '../deferred/deferred.ts';
import { StreamedField } from '../deferred/streamed-field.tsx';
import type { FieldProps } from '../field/field-props.ts';

export type DayPickerProps = FieldProps & {
  /** `2026-11-26`, or null for none. */
  value: string | null;
  onChange: (value: string | null) => void;
};

const code = deferred(() => import('./day-picker-control.tsx').then((module) => module.DayPickerControl));

/** A day to type or to pick, as text. Its code loads when it appears. */
export function DayPicker(props: DayPickerProps) {
  return <StreamedField code={code} props={props} />;
}
