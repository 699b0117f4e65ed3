import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import type { Ref } from 'react';
import { Button, Group, Input, NumberField as AriaNumberField } from 'react-aria-components/NumberField';
import { defined } from '../defined/defined.ts';
import { AriaField } from '../field/aria-field.tsx';
import type { FieldProps } from '../field/field-props.ts';

export type NumberFieldProps = FieldProps & {
  /** `null` is empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: (() => void) | undefined;
  minValue?: number | undefined;
  maxValue?: number | undefined;
  step?: number | undefined;
  formatOptions?: Intl.NumberFormatOptions | undefined;
  name?: string | undefined;
  placeholder?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

export function NumberFieldControl(props: NumberFieldProps) {
  const { label, isLabelHidden, description, errorMessage, isRequired = false, isDisabled = false } = props;
  const { value, onChange, onBlur, minValue, maxValue, step, formatOptions, name, placeholder, ref } = props;
  return (
    <AriaNumberField
      className="pk-field"
      value={value ?? Number.NaN}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...defined({ minValue, maxValue, step, formatOptions, name, onBlur })}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
    >
      <AriaField {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Group className="pk-field-box">
          <Input ref={ref ?? null} className="pk-field-input pk-time" {...defined({ placeholder })} />
          <Button slot="decrement" className="pk-field-inner-button">
            <Minus aria-hidden="true" />
          </Button>
          <Button slot="increment" className="pk-field-inner-button">
            <Plus aria-hidden="true" />
          </Button>
        </Group>
      </AriaField>
    </AriaNumberField>
  );
}
