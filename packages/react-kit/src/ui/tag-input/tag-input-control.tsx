import X from 'lucide-react/icons/x';
import { useRef, useState, type KeyboardEvent } from 'react';
import { ComboBox, Input, Popover } from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { useWords } from '../../words/use-words.ts';
import { defined } from '../defined/defined.ts';
import { AriaField } from '../field/aria-field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { OptionList } from '../list-box/option-list.tsx';
import { tagInputMessages } from './tag-input.messages.ts';
import '../popover/popover.css';
import './tag-input.css';
import { isOffered, withoutChosen, withTag } from './tag-input.model.ts';

export type TagInputProps = FieldProps & {
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: (() => void) | undefined;
  suggestions?: readonly string[] | undefined;
  placeholder?: string | undefined;
};

export function TagInputControl(props: TagInputProps) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isRequired = false,
    isDisabled = false,
    value,
    onChange,
    onBlur,
    suggestions = [],
    placeholder,
  } = props;
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);

  function add(tag: string) {
    const next = withTag(value, tag);
    if (next) onChange(next);
    setText('');
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const isOnSuggestion = Boolean(input.current?.getAttribute('aria-activedescendant'));
    if ((event.key === 'Enter' && !isOnSuggestion && text.trim()) || event.key === ',') {
      event.preventDefault();
      event.stopPropagation();
      add(text);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) onChange(value.slice(0, -1));
  }

  return (
    <ComboBox
      className="pk-field"
      defaultItems={withoutChosen(suggestions, value)}
      defaultFilter={isOffered}
      inputValue={text}
      onInputChange={setText}
      value={null}
      allowsCustomValue
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      onChange={(key) => {
        if (typeof key === 'string') add(key);
      }}
      onBlur={() => {
        add(text);
        onBlur?.();
      }}
    >
      <AriaField {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Group className="pk-field-box pk-tag-box">
          {value.map((tag) => (
            <Chip
              key={tag}
              tag={tag}
              isDisabled={isDisabled}
              onRemove={() => onChange(value.filter((other) => other !== tag))}
            />
          ))}
          <div className="pk-tag-entry" onKeyDownCapture={onKeyDown} role="presentation">
            <Input
              ref={input}
              className="pk-field-input"
              {...defined({ placeholder: value.length === 0 ? placeholder : undefined })}
            />
          </div>
        </Group>
      </AriaField>
      <Popover className="pk-popover" offset={4}>
        <OptionList count={suggestions.length} emptyMessage={null} />
      </Popover>
    </ComboBox>
  );
}

function Chip({ tag, isDisabled, onRemove }: { tag: string; isDisabled: boolean; onRemove: () => void }) {
  const messages = useWords(tagInputMessages);
  return (
    <span className="pk-tag">
      <span className="pk-truncate">{tag}</span>
      <button
        type="button"
        className="pk-tag-remove"
        aria-label={messages.remove(tag)}
        disabled={isDisabled}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
    </span>
  );
}
