import { useId } from 'react';
import { formatCount } from '../format/format-count.ts';
import './filter-chips.css';

export type FilterChip<K extends string> = {
  id: K;
  label: string;
  /** Undefined until it is known. */
  count: number | undefined;
};

export type FilterChipsProps<K extends string> = {
  label: string;
  options: readonly FilterChip<K>[];
  value: K;
  onChange: (value: K) => void;
};

/** Choice of one filter, each with the number of things that it leaves; radio buttons to assistive technology. */
export function FilterChips<K extends string>({ label, options, value, onChange }: FilterChipsProps<K>) {
  const name = useId();
  return (
    <div className="pk-filter-chips" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.id} className="pk-filter-chip">
          <input
            type="radio"
            className="pk-filter-chip-input"
            name={name}
            value={option.id}
            checked={option.id === value}
            onChange={() => onChange(option.id)}
          />
          {option.label}
          <span className="pk-filter-chip-count">{option.count === undefined ? '' : formatCount(option.count)}</span>
        </label>
      ))}
    </div>
  );
}
