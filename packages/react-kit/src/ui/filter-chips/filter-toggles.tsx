import type { ReactNode } from 'react';
import { Chip } from './chip.tsx';

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
export function FilterToggles<K extends string>({
  label,
  allLabel,
  options,
  value,
  onChange,
}: FilterTogglesProps<K>) {
  return (
    <div className="pk-filter-chips" role="group" aria-label={label}>
      <Chip type="checkbox" isOn={value.length === 0} count={null} onChange={() => onChange([])}>
        {allLabel}
      </Chip>
      {options.map(({ id, label: text, count, icon }) => (
        <Chip
          key={id}
          type="checkbox"
          isOn={value.includes(id)}
          count={count}
          icon={icon}
          onChange={(isOn) => onChange(isOn ? [...value, id] : value.filter((other) => other !== id))}
        >
          {text}
        </Chip>
      ))}
    </div>
  );
}
