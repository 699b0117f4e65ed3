import type { ComponentType } from 'react';
import { useWords } from '../../words/use-words.ts';
import { deferred } from '../deferred/deferred.ts';
import { type Takeover, useDeferredTrigger } from '../deferred/use-deferred-trigger.ts';
import { ChosenOption } from './chosen-option.tsx';
import { PlainSelect } from './plain-select.tsx';
import type { SelectProps } from './select-props.ts';
import { selectMessages } from './select.messages.ts';

export type { SelectProps } from './select-props.ts';

const control = deferred(() => import('./select-control.tsx').then((module) => module.SelectControl));

/**
 * Choice of one option from a short list. For more than about twenty options use SearchSelect, or in a form ComboBox.
 * Its code loads when it is first used.
 */
export function Select<K extends string>(props: SelectProps<K>) {
  const messages = useWords(selectMessages);
  const { part, takeover, hasFailed, button } = useDeferredTrigger(control);
  // The deferred code is one component for every type of option.
  const Control = part as ComponentType<SelectProps<K> & { takeover: Takeover | undefined }> | undefined;
  if (Control) return <Control {...props} takeover={takeover} />;
  const { placeholder = messages.placeholder, renderValue, options, value, onBlur, ...field } = props;
  const chosen = options.find(({ id }) => id === value);
  return (
    <PlainSelect
      {...field}
      placeholder={placeholder}
      value={renderValue ?? (chosen ? <ChosenOption option={chosen} /> : null)}
      button={{ ...button, onBlur: () => (button.onBlur(), onBlur?.()) }}
      hasFailed={hasFailed}
    />
  );
}
