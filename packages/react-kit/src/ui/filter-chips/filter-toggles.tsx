import type { ReactNode } from 'react';
import { formatCount } from '../format/format-count.ts';
import './filter-chips.css';

export type FilterToggle<K extends string> = {
  id: K;
  label: string;
  count: number;
  icon?: ReactNode;
};

export type FilterTogglesProps<K extends string> = {
  label: string;
  /** Label of the chip that clears the filter; it is on while no other is. */
  allLabel: string;
  options: readonly FilterToggle<K>[];
  value: readonly K[];
  onChange: (value: K[]) => void;
};

/** Choice of any number of filters, each with the number of things that it leaves; checkboxes to assistive technology. */
export function FilterToggles<K extends string>({ label, allLabel, options, value, onChange }: FilterTogglesProps<K>) {
  return (
    <div className="pk-filter-chips" role="group" aria-label={label}>
      <label className="pk-filter-chip">
        <input type="checkbox" className="pk-filter-chip-input" checked={value.length === 0} onChange={() => onChange([])} />
        {allLabel}
      </label>
      {options.map(({ id, label: text, count, icon }) => (
        <label key={id} className="pk-filter-chip">
          <input
            type="checkbox"
            className="pk-filter-chip-input"
            checked={value.includes(id)}
            onChange={({ target }) => onChange(target.checked ? [...value, id] : value.filter((other) => other !== id))}
          />
          {icon}
          {text}
          <span className="pk-filter-chip-count">{formatCount(count)}</span>
        </label>
      ))}
    </div>
  );
}
