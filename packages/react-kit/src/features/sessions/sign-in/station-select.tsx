import { Select } from '../../../ui/select/select.tsx';

export interface StationSelectProps {
  label: string;
  options: readonly { id: string; label: string }[];
  value: string;
  onChange(value: string): void;
}

/** One of the narrowing drop-downs; it waits while the one above it has no answer. */
export function StationSelect({ label, options, value, onChange }: StationSelectProps) {
  return <Select label={label} options={options} value={value || null} isDisabled={options.length === 0} onChange={onChange} />;
}
