import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import type { Ref } from 'react';
import { Button, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { AriaField } from '../field/aria-field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { OptionList } from '../list-box/option-list.tsx';
import { OptionSearch } from '../list-box/option-search.tsx';
import type { Option } from '../option/option.ts';
import { selectMessages } from '../select/select.messages.ts';
import { multiSelectMessages } from './multi-select.messages.ts';
import '../popover/popover.css';
import '../select/select.css';
import { useWords } from '../../words/use-words.ts';

export type MultiSelectProps<K extends string> = FieldProps & {
  options: readonly Option<K>[];
  value: readonly K[];
  onChange: (value: K[]) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  /** Adds a search box above the list; use it for more than about ten options. */
  isSearchable?: boolean | undefined;
  /** Replaces the labels in the box. */
  summary?: ((count: number) => string) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** Choice of several options; the box names and counts them. Values are in the order of the options. */
export function MultiSelect<K extends string>(props: MultiSelectProps<K>) {
  const messages = useWords(selectMessages);
  const multiSelectWords = useWords(multiSelectMessages);
  const { label, isLabelHidden, description, errorMessage, isRequired = false, isDisabled = false } = props;
  const { options, value, onChange, onBlur, name, placeholder = multiSelectWords.placeholder, isSearchable = false, summary, ref } = props;
  const chosen = options.filter(({ id }) => value.includes(id));
  const list = <OptionList options={options} isMultiple emptyMessage={messages.empty} />;
  return (
    <AriaSelect<Option<K>, 'multiple'>
      className="pk-field"
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
        <Button ref={ref ?? null} className="pk-field-box pk-select">
          <SelectValue className="pk-select-value">
            {({ isPlaceholder, defaultChildren }) =>
              isPlaceholder ? defaultChildren : (summary?.(chosen.length) ?? <Chosen labels={chosen.map((option) => option.label)} />)
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

function Chosen({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <span className="pk-select-labels pk-truncate">{labels.join(', ')}</span>
      <span className="pk-select-count">{labels.length}</span>
    </>
  );
}
