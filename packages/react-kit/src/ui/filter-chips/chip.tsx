import type { ReactNode } from 'react';
import { useCatalogue } from '../../words/use-words.ts';
import './filter-chips.css';
import { formatCount } from '../format/format-count.ts';

interface ChipProps {
  type: 'radio' | 'checkbox';
  /** Of the group of a radio button. */
  name?: string | undefined;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  icon?: ReactNode;
  children: ReactNode;
  /** Number of things that the filter leaves; undefined until it is known, null for none. */
  count: number | undefined | null;
}

/** One filter of a row of chips. */
export function Chip({ type, name, isOn, onChange, icon, children, count }: ChipProps) {
  const catalogue = useCatalogue();
  return (
    <label className="pk-filter-chip">
      <input
        type={type}
        className="pk-filter-chip-input"
        name={name}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
      {icon}
      {children}
      {count !== null && (
        <span className="pk-filter-chip-count">
          {count === undefined ? '' : formatCount(count, catalogue)}
        </span>
      )}
    </label>
  );
}
