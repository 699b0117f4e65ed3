import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { ReactNode, Ref } from 'react';
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { AriaField } from '../field/aria-field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { OptionList } from '../list-box/option-list.tsx';
import type { Option } from '../option/option.ts';
import { selectMessages } from './select.messages.ts';
import '../popover/popover.css';
import './select.css';
import { useWords } from '../../words/use-words.ts';

export type SelectProps<K extends string> = FieldProps & {
  options: readonly Option<K>[];
  value: K | null;
  onChange: (value: K) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  size?: 'small' | 'medium' | undefined;
  /** `plain` has no box around the value. */
  look?: 'field' | 'plain' | undefined;
  /** Replaces the label of the chosen option in the button. */
  renderValue?: ReactNode;
  /** Height of the options in pixels before they scroll. */
  listHeight?: number | undefined;
  /** Wraps the list inside the popover. */
  aroundOptions?: ((options: ReactNode) => ReactNode) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** Choice of one option from a short list. For more than about twenty options use SearchSelect, or in a form ComboBox. */
export function Select<K extends string>(props: SelectProps<K>) {
  const messages = useWords(selectMessages);
  const { label, isLabelHidden, description, errorMessage, isRequired = false, isDisabled = false } = props;
  const { options, value, onChange, onBlur, name, placeholder = messages.placeholder, size = 'medium', listHeight, ref } = props;
  const { look = 'field', renderValue } = props;
  const { aroundOptions = (list: ReactNode) => list } = props;
  return (
    <AriaSelect
      className="pk-field"
      value={value}
      placeholder={placeholder}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...(name ? { name } : {})}
      {...(onBlur ? { onBlur } : {})}
      onChange={(key) => {
        const option = options.find(({ id }) => id === key);
        if (option) onChange(option.id);
      }}
    >
      <AriaField {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Button ref={ref ?? null} className={look === 'plain' ? 'pk-select-plain' : 'pk-field-box pk-select'} data-size={size}>
          <SelectValue className="pk-select-value">
            {({ isPlaceholder, defaultChildren }) =>
              renderValue ?? (isPlaceholder ? defaultChildren : <Chosen option={options.find(({ id }) => id === value)} />)
            }
          </SelectValue>
          <ChevronsUpDown aria-hidden="true" />
        </Button>
      </AriaField>
      {/* The list plus a border above and below. */}
      <Popover className="pk-popover" offset={4} {...(listHeight ? { maxHeight: listHeight + 2 } : {})}>
        {aroundOptions(<OptionList options={options} emptyMessage={messages.empty} />)}
      </Popover>
    </AriaSelect>
  );
}

function Chosen({ option }: { option: Option | undefined }) {
  return (
    <>
      {option?.icon}
      <span className="pk-truncate">{option?.label}</span>
    </>
  );
}
