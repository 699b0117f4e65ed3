import { deferred } from '../deferred/deferred.ts';
import { StreamedField } from '../deferred/streamed-field.tsx';
import type { ComboBoxProps } from './combo-box-control.tsx';

export type { ComboBoxProps } from './combo-box-control.tsx';

const code = deferred(() => import('./combo-box-control.tsx').then((module) => module.ComboBoxControl));

/** Choice of one option from a long list, found by typing. Its code loads when it appears. */
export function ComboBox<K extends string>(props: ComboBoxProps<K>) {
  // The deferred code is one component for every type of value.
  return <StreamedField code={code} props={props as unknown as ComboBoxProps<string>} />;
}
