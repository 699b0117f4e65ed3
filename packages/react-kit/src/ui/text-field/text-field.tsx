import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { Field } from '../field/field.tsx';

type Passed =
  | 'name'
  | 'autoComplete'
  | 'placeholder'
  | 'maxLength'
  | 'inputMode'
  | 'spellCheck'
  | 'onKeyDown'
  | 'onFocus'
  | 'onPaste'
  | 'autoFocus'
  | 'list';

export type TextFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, Passed> & {
    value: string;
    onChange: (value: string) => void;
    onBlur?: (() => void) | undefined;
    type?: 'text' | 'email' | 'url' | 'tel' | undefined;
    icon?: ReactNode;
    /** At the end of the box, such as a CopyButton. */
    suffix?: ReactNode;
    isReadOnly?: boolean | undefined;
    /** Monospace, for identifiers and addresses. */
    isCode?: boolean | undefined;
    ref?: Ref<HTMLInputElement> | undefined;
  };

export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, description, errorMessage, isRequired, isDisabled, ...inputProps } = props;
  const { onChange, onBlur, type = 'text', icon, suffix, isReadOnly, isCode, ...input } = inputProps;
  return (
    <Field {...{ label, isLabelHidden, description, errorMessage, isRequired, isDisabled }}>
      {(control) => (
        <div className="pk-field-box">
          {icon}
          <input
            {...input}
            {...control}
            className="pk-field-input"
            type={type}
            readOnly={isReadOnly}
            data-code={isCode || undefined}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onBlur?.()}
          />
          {suffix}
        </div>
      )}
    </Field>
  );
}
