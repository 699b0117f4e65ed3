import type { InputHTMLAttributes } from 'react';
import './color-picker.css';

export type ColorPickerProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'disabled' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
> & {
  /** `#rrggbb`. */
  value: string;
  /** Reports `#rrggbb` in lower case. */
  onChange: (value: string) => void;
};

/** The browser's own colour picker, as a swatch in a field's box. */
export function ColorPicker({ value, onChange, ...input }: ColorPickerProps) {
  return (
    <input
      {...input}
      className="pk-color-picker"
      type="color"
      value={value.toLowerCase()}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
