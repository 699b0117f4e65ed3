import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import { searchFieldMessages } from './search-field.messages.ts';

export type SearchFieldProps = Omit<FieldProps, 'isRequired'> & {
  value: string;
  onChange: (value: string) => void;
  /** Runs on Enter. */
  onSubmit?: ((value: string) => void) | undefined;
  /** Runs on ArrowDown, to enter the list that the search filters. */
  onArrowDown?: (() => void) | undefined;
  placeholder?: string | undefined;
  name?: string | undefined;
  /** Escape keeps the text and closes the surrounding dialog. */
  passesEscape?: boolean | undefined;
  autoFocus?: boolean | undefined;
};

/** A search box with a label that is hidden by default. Escape or the clear button empties it. */
export function SearchField({
  value,
  onChange,
  onSubmit,
  onArrowDown,
  placeholder,
  ...props
}: SearchFieldProps) {
  const messages = useWords(searchFieldMessages);
  const { name, autoFocus, passesEscape, isLabelHidden = true, ...field } = props;
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    onChange('');
    input.current?.focus();
  }
  return (
    <Field {...field} isLabelHidden={isLabelHidden}>
      {(control) => (
        <div className="pk-field-box">
          <Search aria-hidden="true" />
          <input
            {...control}
            ref={input}
            className="pk-field-input"
            type="search"
            name={name}
            value={value}
            placeholder={placeholder}
            autoComplete="off"
            // The caller decides: a search that a button opens takes the focus.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={autoFocus}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') onSubmit?.(value);
              if (event.key === 'ArrowDown' && onArrowDown) {
                event.preventDefault();
                onArrowDown();
              }
              if (event.key === 'Escape' && value && !passesEscape) {
                event.stopPropagation();
                clear();
              }
            }}
          />
          {value && !field.isDisabled && (
            <button
              type="button"
              className="pk-field-inner-button"
              aria-label={messages.clear}
              onClick={clear}
            >
              <X aria-hidden="true" />
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
