import { ColorPicker } from '../../../ui/color-field/color-picker.tsx';
import { Field } from '../../../ui/field/field.tsx';

export interface ColorFieldProps {
  label: string;
  /** `#rrggbb`. */
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean | undefined;
}

/** A colour, by the browser's own picker. */
export function ColorField({ label, value, onChange, isDisabled }: ColorFieldProps) {
  return (
    <Field label={label} isDisabled={isDisabled}>
      {(control) => (
        <div className="pk-field-box">
          <ColorPicker {...control} value={value} onChange={(color) => onChange(color.toUpperCase())} />
          <span className="pk-code" aria-hidden="true">
            {value.toUpperCase()}
          </span>
        </div>
      )}
    </Field>
  );
}
