import { deferred } from '../deferred/deferred.ts';
import { StreamedField } from '../deferred/streamed-field.tsx';
import type { TagInputProps } from './tag-input-control.tsx';

export type { TagInputProps } from './tag-input-control.tsx';

const code = deferred(() => import('./tag-input-control.tsx').then((module) => module.TagInputControl));

/** Words as chips. Enter, comma or leaving the field adds the typed word; Backspace in an empty field removes the last one. Its code loads when it appears. */
export function TagInput(props: TagInputProps) {
  return <StreamedField code={code} props={props} />;
}
