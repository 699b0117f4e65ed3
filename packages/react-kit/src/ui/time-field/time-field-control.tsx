import type { Time } from '@internationalized/date';
import { Group } from 'react-aria-components/Group';
import { TimeField as AriaTimeField } from 'react-aria-components/TimeField';
import { DateInput } from '../date-field/date-input.tsx';
import { defined } from '../defined/defined.ts';
import { AriaField } from '../field/aria-field.tsx';
import type { FieldProps } from '../field/field-props.ts';

export type TimeFieldProps = FieldProps & {
  value: Time | null;
  onChange: (value: Time | null) => void;
  onBlur?: (() => void) | undefined;
  minValue?: Time | undefined;
  maxValue?: Time | undefined;
  granularity?: 'hour' | 'minute' | 'second' | undefined;
  hourCycle?: 12 | 24 | undefined;
  name?: string | undefined;
};

export function TimeFieldControl(props: TimeFieldProps) {
  const {
    label,
    isLabelHidden,
    description,
    errorMessage,
    isRequired = false,
    isDisabled = false,
    value,
    onChange,
    ...rest
  } = props;
  const { onBlur, minValue, maxValue, granularity, hourCycle, name } = rest;
  return (
    <AriaTimeField<Time>
      className="pk-field"
      value={value}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...defined({ minValue, maxValue, granularity, hourCycle, name, onBlur })}
      onChange={onChange}
    >
      <AriaField {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Group className="pk-field-box">
          <DateInput />
        </Group>
      </AriaField>
    </AriaTimeField>
  );
}
