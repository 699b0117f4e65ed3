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
import type { Option } from '../option/option.ts';
import { selectMessages } from '../select/select.messages.ts';
import { ChosenLabels } from './chosen-labels.tsx';
import type { MultiSelectProps } from './multi-select-props.ts';
import '../popover/popover.css';
import '../select/select.css';
import { multiSelectMessages } from './multi-select.messages.ts';

export function MultiSelectControl<K extends string>({
  takeover,
  ...props
}: MultiSelectProps<K> & { takeover: Takeover | undefined }) {
  const messages = useWords(selectMessages);
  const multiSelectWords = useWords(multiSelectMessages);
  const { label, isLabelHidden, description, errorMessage, isRequired = false, isDisabled = false } = props;
  const {
    options,
    value,
    onChange,
    onBlur,
    name,
    placeholder = multiSelectWords.placeholder,
    isSearchable = false,
    summary,
    ref,
  } = props;
  const chosen = options.filter(({ id }) => value.includes(id));
  const list = (
    <OptionList options={options} count={options.length} isMultiple emptyMessage={messages.empty} />
  );
  const button = useRef<HTMLButtonElement>(null);
  const buttonRef = useMemo(() => mergeRefs(button, ref), [ref]);
  const [isOpen, setOpen] = useTakeover(takeover, button);
  return (
    <AriaSelect<Option<K>, 'multiple'>
      className="pk-field"
      isOpen={isOpen}
      allowsEmptyCollection
      onOpenChange={setOpen}
      selectionMode="multiple"
      value={value}
      placeholder={placeholder}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...(name ? { name } : {})}
      {...(onBlur ? { onBlur } : {})}
      onChange={(keys) => onChange(options.filter(({ id }) => keys.includes(id)).map(({ id }) => id))}
    >
      <AriaField {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Button ref={buttonRef} className="pk-field-box pk-select">
          <SelectValue className="pk-select-value">
            {({ isPlaceholder, defaultChildren }) =>
              isPlaceholder
                ? defaultChildren
                : (summary?.(chosen.length) ?? <ChosenLabels labels={chosen.map((option) => option.label)} />)
            }
          </SelectValue>
          <ChevronsUpDown aria-hidden="true" />
        </Button>
      </AriaField>
      <Popover className="pk-popover" offset={4}>
        {isSearchable ? <OptionSearch>{list}</OptionSearch> : list}
      </Popover>
    </AriaSelect>
  );
}
