import { useId } from 'react';
import { Chip } from './chip.tsx';

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
      {options.map(({ id, label: text, count }) => (
        <Chip
          key={id}
          type="radio"
          name={name}
          isOn={id === value}
          count={count}
          onChange={() => onChange(id)}
        >
          {text}
        </Chip>
      ))}
    </div>
  );
}
