import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useMemo, useRef } from 'react';
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useWords } from '../../words/use-words.ts';
import type { Takeover } from '../deferred/use-deferred-trigger.ts';
import { useTakeover } from '../deferred/use-takeover.ts';
import { AriaField } from '../field/aria-field.tsx';
import { OptionList } from '../list-box/option-list.tsx';
import { OptionSearch } from '../list-box/option-search.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { ChosenOption } from './chosen-option.tsx';
import type { SelectProps } from './select-props.ts';
import '../popover/popover.css';
import './select.css';
import { selectMessages } from './select.messages.ts';

export function SelectControl<K extends string>({
  takeover,
  ...props
}: SelectProps<K> & { takeover: Takeover | undefined }) {
  const messages = useWords(selectMessages);
  const { label, isLabelHidden, description, errorMessage, isRequired = false, isDisabled = false } = props;
  const {
    options,
    value,
    onChange,
    onBlur,
    name,
    placeholder = messages.placeholder,
    size = 'medium',
    listHeight,
    ref,
  } = props;
  const { look = 'field', renderValue, isLoading = false } = props;
  const list = (
    <OptionList
      options={options}
      count={options.length}
      emptyMessage={isLoading ? <Spinner /> : messages.empty}
    />
  );
  const button = useRef<HTMLButtonElement>(null);
  const buttonRef = useMemo(() => mergeRefs(button, ref), [ref]);
  const [isOpen, setOpen] = useTakeover(takeover, button);
  return (
    <AriaSelect
      className="pk-field"
      isOpen={isOpen}
      // A press before the options arrive opens the list as well.
      allowsEmptyCollection
      onOpenChange={setOpen}
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
        <Button
          ref={buttonRef}
          className={look === 'plain' ? 'pk-select-plain' : 'pk-field-box pk-select'}
          data-size={size}
        >
          <SelectValue className="pk-select-value">
            {({ isPlaceholder, defaultChildren }) =>
              renderValue ??
              (isPlaceholder ? (
                defaultChildren
              ) : (
                <ChosenOption option={options.find(({ id }) => id === value)} />
              ))
            }
          </SelectValue>
          <ChevronsUpDown aria-hidden="true" />
        </Button>
      </AriaField>
      {/* The list plus a border above and below. */}
      <Popover className="pk-popover" offset={4} {...(listHeight ? { maxHeight: listHeight + 2 } : {})}>
        {props.isSearchable ? <OptionSearch onSearch={props.onSearch}>{list}</OptionSearch> : list}
      </Popover>
    </AriaSelect>
  );
}
