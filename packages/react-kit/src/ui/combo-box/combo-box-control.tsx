import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { Ref } from 'react';
import { Button, ComboBox as AriaComboBox, Input, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useWords } from '../../words/use-words.ts';
import { defined } from '../defined/defined.ts';
import { AriaField } from '../field/aria-field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { OptionList } from '../list-box/option-list.tsx';
import type { Option } from '../option/option.ts';
import '../popover/popover.css';
import { comboBoxMessages } from './combo-box.messages.ts';

export type ComboBoxProps<K extends string> = FieldProps & {
  options: readonly Option<K>[];
  value: K | null;
  onChange: (value: K | null) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  emptyMessage?: string | undefined;
  /** The typed text, for callers that filter themselves; all `options` are then shown. */
  inputValue?: string | undefined;
  onInputChange?: ((text: string) => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function ComboBoxControl<K extends string>(props: ComboBoxProps<K>) {
  const messages = useWords(comboBoxMessages);
  const { label, isLabelHidden, description, errorMessage, isRequired = false, isDisabled = false } = props;
  const {
    options,
    value,
    onChange,
    onBlur,
    name,
    placeholder,
    emptyMessage = messages.empty,
    inputValue,
    onInputChange,
    ref,
  } = props;
  const input = useObjectRef(ref);
  const items = inputValue === undefined ? { defaultItems: options } : { items: options };
  return (
    <AriaComboBox<Option<K>>
      className="pk-field"
      {...items}
      value={value}
      menuTrigger="focus"
      allowsEmptyCollection
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...defined({ name, inputValue, onInputChange, onBlur })}
      onChange={(key) => onChange(options.find(({ id }) => id === key)?.id ?? null)}
    >
      <AriaField {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Group className="pk-field-box">
          <Input ref={input} className="pk-field-input" {...defined({ placeholder })} />
          <Button
            className="pk-field-inner-button"
            // As after Tab, so that typing replaces the chosen text. A focus handler would run at each move in the list.
            onPress={() => input.current?.select()}
          >
            <ChevronsUpDown aria-hidden="true" />
          </Button>
        </Group>
      </AriaField>
      <Popover className="pk-popover" offset={4}>
        <OptionList count={options.length} emptyMessage={emptyMessage} />
      </Popover>
    </AriaComboBox>
  );
}
