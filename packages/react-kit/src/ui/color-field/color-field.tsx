import { TextField, type TextFieldProps } from '../text-field/text-field.tsx';
import { ColorPicker } from './color-picker.tsx';
import { hexOf } from './hex-of.ts';

export type ColorFieldProps = Omit<
  TextFieldProps,
  'type' | 'icon' | 'suffix' | 'isCode' | 'spellCheck' | 'autoComplete'
> & {
  /** Colour of the swatch while the text is none, `#rrggbb`. */
  fallback: string;
  /** Name of the swatch, which opens the browser's picker. */
  pickerLabel: string;
};

/** A colour as hex text, with a swatch that opens the browser's picker. The value is the text as typed; `hexOf` reads it. */
export function ColorField({ fallback, pickerLabel, ...field }: ColorFieldProps) {
  const { value, onChange, isDisabled = false } = field;
  return (
    <TextField
      {...field}
      isCode
      spellCheck={false}
      autoComplete="off"
      icon={
        <ColorPicker
          aria-label={pickerLabel}
          value={hexOf(value) ?? fallback}
          disabled={isDisabled}
          onChange={onChange}
        />
      }
    />
  );
}
