import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { type ButtonHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { NotLoaded } from '../deferred/not-loaded.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { RequiredMark } from '../field/field.tsx';
import './select.css';

type Props = FieldProps & {
  button: ButtonHTMLAttributes<HTMLButtonElement>;
  hasFailed: boolean;
  /** Null shows the placeholder. */
  value: ReactNode;
  placeholder: string;
  size?: 'small' | 'medium' | undefined;
  look?: 'field' | 'plain' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
};

/** The field of a Select or MultiSelect whose code has not loaded. */
export function PlainSelect({
  label,
  isLabelHidden,
  description,
  errorMessage,
  isRequired,
  isDisabled = false,
  ...props
}: Props) {
  const { button, hasFailed, value, placeholder, size = 'medium', look = 'field', ref } = props;
  const id = useId();
  const described = [description && `${id}-help`, errorMessage && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      className="pk-field"
      data-disabled={isDisabled || undefined}
      data-invalid={Boolean(errorMessage) || undefined}
    >
      <span className="pk-field-label" id={`${id}-label`} data-visually-hidden={isLabelHidden || undefined}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <button
        {...button}
        ref={ref ?? null}
        type="button"
        className={look === 'plain' ? 'pk-select-plain' : 'pk-field-box pk-select'}
        data-size={size}
        disabled={isDisabled}
        aria-haspopup="listbox"
        aria-labelledby={`${id}-value ${id}-label`}
        aria-describedby={described || undefined}
      >
        <span className="pk-select-value" id={`${id}-value`} data-placeholder={value === null || undefined}>
          {value ?? placeholder}
        </span>
        <ChevronsUpDown aria-hidden="true" />
      </button>
      {description && (
        <span className="pk-field-help" id={`${id}-help`}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span className="pk-field-error" id={`${id}-error`}>
          {errorMessage}
        </span>
      )}
      {hasFailed && <NotLoaded />}
    </div>
  );
}
