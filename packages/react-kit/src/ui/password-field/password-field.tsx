import { useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { Field } from '../field/field.tsx';
import type { TextFieldProps } from '../text-field/text-field.tsx';
import { passwordFieldMessages } from './password-field.messages.ts';

export type PasswordFieldProps = Omit<
  TextFieldProps,
  'type' | 'icon' | 'suffix' | 'isCode' | 'inputMode' | 'list'
> & {
  /** Readable until the user hides it, for a generated password. */
  isShownAtFirst?: boolean | undefined;
};

/** A password with a button that shows it. */
export function PasswordField(props: PasswordFieldProps) {
  const messages = useWords(passwordFieldMessages);
  const { label, isLabelHidden, description, errorMessage, isRequired, isDisabled, ...inputProps } = props;
  const { onChange, onBlur, isReadOnly, isShownAtFirst = false, ...input } = inputProps;
  const [isShown, setShown] = useState(isShownAtFirst);
  return (
    <Field {...{ label, isLabelHidden, description, errorMessage, isRequired, isDisabled }}>
      {(control) => (
        <div className="pk-field-box">
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            className="pk-field-input"
            type={isShown ? 'text' : 'password'}
            readOnly={isReadOnly}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onBlur?.()}
          />
          <button
            type="button"
            className="pk-field-inner-button"
            aria-controls={control.id}
            disabled={isDisabled}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? messages.hideButton : messages.showButton}
          </button>
        </div>
      )}
    </Field>
  );
}
