import { useId, type ReactNode } from 'react';
import './switch.css';

export type SwitchProps = {
  label: ReactNode;
  isLabelHidden?: boolean | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean | undefined;
  description?: ReactNode;
  name?: string | undefined;
};

/** For settings that take effect at once; in a form with a save button, use a Checkbox. */
export function Switch({
  label,
  isLabelHidden,
  isSelected,
  onChange,
  isDisabled,
  description,
  name,
}: SwitchProps) {
  const id = useId();
  return (
    <div className="pk-switch" data-disabled={isDisabled || undefined}>
      <label className="pk-switch-label">
        <input
          type="checkbox"
          role="switch"
          aria-checked={isSelected}
          className="pk-switch-input"
          name={name}
          checked={isSelected}
          disabled={isDisabled}
          aria-describedby={description ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="pk-switch-text" data-visually-hidden={isLabelHidden || undefined}>
          {label}
        </span>
      </label>
      {description && (
        <div className="pk-switch-help" id={id}>
          {description}
        </div>
      )}
    </div>
  );
}
