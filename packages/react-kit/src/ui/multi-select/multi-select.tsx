import type { ComponentType } from 'react';
import { useWords } from '../../words/use-words.ts';
import { deferred } from '../deferred/deferred.ts';
import { type Takeover, useDeferredTrigger } from '../deferred/use-deferred-trigger.ts';
import { PlainSelect } from '../select/plain-select.tsx';
import { ChosenLabels } from './chosen-labels.tsx';
import type { MultiSelectProps } from './multi-select-props.ts';
import { multiSelectMessages } from './multi-select.messages.ts';

export type { MultiSelectProps } from './multi-select-props.ts';

const control = deferred(() =>
  import('./multi-select-control.tsx').then((module) => module.MultiSelectControl),
);

/**
 * Choice of several options; the box names and counts them. Values are in the order of the options. Its code loads when it
 * is first used.
 */
export function MultiSelect<K extends string>(props: MultiSelectProps<K>) {
  const messages = useWords(multiSelectMessages);
  const { part, takeover, hasFailed, button } = useDeferredTrigger(control);
  // The deferred code is one component for every type of option.
  const Control = part as ComponentType<MultiSelectProps<K> & { takeover: Takeover | undefined }> | undefined;
  if (Control) return <Control {...props} takeover={takeover} />;
  const { placeholder = messages.placeholder, summary, options, value, onBlur, ...field } = props;
  const labels = options.filter(({ id }) => value.includes(id)).map(({ label }) => label);
  return (
    <PlainSelect
      {...field}
      placeholder={placeholder}
      value={labels.length === 0 ? null : (summary?.(labels.length) ?? <ChosenLabels labels={labels} />)}
      button={{ ...button, onBlur: () => (button.onBlur(), onBlur?.()) }}
      hasFailed={hasFailed}
    />
  );
}
