import { useId, type ReactNode } from 'react';
import type { FieldProps } from './field-props.ts';
import './field.css';

export type FieldControl = {
  id: string;
  disabled: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type Props = FieldProps & {
  /** At the end of the help line, such as a counter; describes the control. */
  aside?: ReactNode;
  children: (control: FieldControl) => ReactNode;
};

/** Label, help and error around a native control, linked by ids. */
export function Field({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  aside,
  children,
}: Props) {
  const id = useId();
  const help = `${id}-help`;
  const error = `${id}-error`;
  const hasHelp = Boolean(description) || Boolean(aside);
  const described = [hasHelp && help, errorMessage && error].filter(Boolean).join(' ');

  return (
    <div
      className="pk-field"
      data-disabled={isDisabled || undefined}
      data-invalid={Boolean(errorMessage) || undefined}
    >
      <label className="pk-field-label" htmlFor={id} data-visually-hidden={isLabelHidden || undefined}>
        {label}
        {isRequired && <RequiredMark />}
      </label>
      {children({
        id,
        disabled: isDisabled,
        'aria-describedby': described || undefined,
        'aria-invalid': errorMessage ? true : undefined,
        'aria-required': isRequired ? true : undefined,
      })}
      {hasHelp && (
        <div className="pk-field-help" id={help}>
          <span>{description}</span>
          {aside}
        </div>
      )}
      {errorMessage && (
        <div className="pk-field-error" id={error}>
          {errorMessage}
        </div>
      )}
    </div>
  );
}

export function RequiredMark() {
  return (
    <span className="pk-field-required" aria-hidden="true">
      *
    </span>
  );
}
