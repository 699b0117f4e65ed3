import type { Ref, TextareaHTMLAttributes } from 'react';
import { useWords } from '../../words/use-words.ts';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';
import './text-area.css';
import { textAreaMessages } from './text-area.messages.ts';

export type TextAreaProps = FieldProps &
  Pick<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'placeholder' | 'spellCheck' | 'onKeyDown'> & {
    value: string;
    onChange: (value: string) => void;
    onBlur?: (() => void) | undefined;
    rows?: number | undefined;
    /** Shows "N of {countTo} characters"; it informs and does not limit the input. */
    countTo?: number | undefined;
    isReadOnly?: boolean | undefined;
    isCode?: boolean | undefined;
    ref?: Ref<HTMLTextAreaElement> | undefined;
  };

export function TextArea(props: TextAreaProps) {
  const messages = useWords(textAreaMessages);
  const { label, isLabelHidden, description, errorMessage, isRequired, isDisabled, ...inputProps } = props;
  const { onChange, onBlur, rows = 4, countTo, isReadOnly, isCode, ...input } = inputProps;
  const count = countTo !== undefined && (
    <span className="pk-time" data-over={input.value.length > countTo || undefined}>
      {messages.count(input.value.length, countTo)}
    </span>
  );
  return (
    <Field {...{ label, isLabelHidden, description, errorMessage, isRequired, isDisabled }} aside={count}>
      {(control) => (
        <div className="pk-field-box pk-text-area">
          <textarea
            {...input}
            {...control}
            className="pk-field-input"
            rows={rows}
            readOnly={isReadOnly}
            data-code={isCode || undefined}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onBlur?.()}
          />
        </div>
      )}
    </Field>
  );
}
