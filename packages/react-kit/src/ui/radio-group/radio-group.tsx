import { useId } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { RequiredMark } from '../field/field.tsx';
import type { Option } from '../option/option.ts';
import '../checkbox/checkbox.css';
import './radio-group.css';

export type RadioGroupProps<K extends string> = FieldProps & {
  options: readonly Option<K>[];
  value: K | null;
  onChange: (value: K) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  isHorizontal?: boolean | undefined;
};

/** Native radio buttons; arrow keys move between them. */
export function RadioGroup<K extends string>(props: RadioGroupProps<K>) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isRequired,
    isDisabled,
    options,
    value,
    onChange,
    onBlur,
    name,
    isHorizontal,
  } = props;
  const id = useId();
  return (
    <div
      className="pk-field"
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired || undefined}
      aria-invalid={errorMessage ? true : undefined}
      aria-describedby={
        [description && `${id}-help`, errorMessage && `${id}-error`].filter(Boolean).join(' ') || undefined
      }
      onBlur={() => onBlur?.()}
    >
      <span className="pk-field-label" id={`${id}-label`} data-visually-hidden={isLabelHidden || undefined}>
        {label}
        {isRequired && <RequiredMark />}
      </span>
      <div className="pk-radio-options" data-horizontal={isHorizontal || undefined}>
        {options.map((option) => (
          <div
            key={option.id}
            className="pk-choice"
            data-disabled={isDisabled || option.isDisabled || undefined}
          >
            <label className="pk-choice-label">
              <input
                type="radio"
                className="pk-choice-input"
                data-shape="dot"
                name={name ?? id}
                value={option.id}
                checked={option.id === value}
                disabled={isDisabled || option.isDisabled}
                aria-describedby={option.description ? `${id}-${option.id}` : undefined}
                onChange={() => onChange(option.id)}
              />
              <span>{option.label}</span>
            </label>
            {option.description && (
              <div className="pk-choice-help" id={`${id}-${option.id}`}>
                {option.description}
              </div>
            )}
          </div>
        ))}
      </div>
      {description && (
        <div className="pk-field-help" id={`${id}-help`}>
          {description}
        </div>
      )}
      {errorMessage && (
        <div className="pk-field-error" id={`${id}-error`}>
          {errorMessage}
        </div>
      )}
    </div>
  );
}
