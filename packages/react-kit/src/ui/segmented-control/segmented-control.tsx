import { useId } from 'react';
import type { Option } from '../option/option.ts';
import './segmented-control.css';

export type SegmentedControlProps<K extends string> = {
  label: string;
  options: readonly Option<K>[];
  value: K;
  onChange: (value: K) => void;
  /** Shows icons only; each option's label remains its accessible name. */
  isIconOnly?: boolean | undefined;
  isDisabled?: boolean | undefined;
  size?: 'small' | 'medium' | undefined;
};

/** Choice of one of a few options in one bar; radio buttons to assistive technology. */
export function SegmentedControl<K extends string>(props: SegmentedControlProps<K>) {
  const { label, options, value, onChange, isIconOnly = false, isDisabled = false, size = 'medium' } = props;
  const name = useId();
  return (
    <div className="pk-segments" role="radiogroup" aria-label={label} data-size={size}>
      {options.map((option) => (
        <label key={option.id} className="pk-segment" title={isIconOnly ? option.label : undefined}>
          <input
            type="radio"
            className="pk-segment-input"
            name={name}
            value={option.id}
            checked={option.id === value}
            disabled={isDisabled || option.isDisabled}
            aria-label={isIconOnly ? option.label : undefined}
            onChange={() => onChange(option.id)}
          />
          {option.icon}
          {!isIconOnly && option.label}
        </label>
      ))}
    </div>
  );
}
