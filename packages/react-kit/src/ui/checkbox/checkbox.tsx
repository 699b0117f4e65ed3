import { useEffect, useId, useRef, type ReactNode } from 'react';
import './checkbox.css';

export type CheckboxProps = {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isIndeterminate?: boolean | undefined;
  isDisabled?: boolean | undefined;
  isRequired?: boolean | undefined;
  description?: ReactNode;
  errorMessage?: string | undefined;
  name?: string | undefined;
  onBlur?: (() => void) | undefined;
};

export function Checkbox(props: CheckboxProps) {
  const {
    label,
    isLabelHidden,
    isSelected,
    onChange,
    isIndeterminate = false,
    isDisabled,
    isRequired,
    description,
    errorMessage,
    name,
    onBlur,
  } = props;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    // HTML has no attribute for it, only this property.
    if (input.current) input.current.indeterminate = isIndeterminate;
  }, [isIndeterminate]);

  return (
    <div className="pk-choice" data-disabled={isDisabled || undefined}>
      <label className="pk-choice-label">
        <input
          ref={input}
          type="checkbox"
          className="pk-choice-input"
          data-shape="box"
          name={name}
          checked={isSelected}
          disabled={isDisabled}
          aria-required={isRequired || undefined}
          aria-invalid={errorMessage ? true : undefined}
          aria-describedby={
            [description && `${id}-help`, errorMessage && `${id}-error`].filter(Boolean).join(' ') ||
            undefined
          }
          onChange={(event) => onChange(event.target.checked)}
          onBlur={() => onBlur?.()}
        />
        <span className="pk-choice-text" data-visually-hidden={isLabelHidden || undefined}>
          {label}
        </span>
      </label>
      {description && (
        <div className="pk-choice-help" id={`${id}-help`}>
          {description}
        </div>
      )}
      {errorMessage && (
        <div className="pk-choice-help" data-error id={`${id}-error`}>
          {errorMessage}
        </div>
      )}
    </div>
  );
}
