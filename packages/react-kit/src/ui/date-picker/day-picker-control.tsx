import { parseDate } from '@internationalized/date';
import { DatePicker } from './date-picker.tsx';
import type { DayPickerProps } from './day-picker.tsx';

export function DayPickerControl({ value, onChange, ...field }: DayPickerProps) {
  return (
    <DatePicker
      {...field}
      value={value === null ? null : parseDate(value)}
      onChange={(date) => onChange(date?.toString() ?? null)}
    />
  );
}
