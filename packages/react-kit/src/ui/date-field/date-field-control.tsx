import type { ReactNode } from 'react';
import { DateField as AriaDateField, type DateValue } from 'react-aria-components/DateField';
import { Group } from 'react-aria-components/Group';
import { defined } from '../defined/defined.ts';
import { AriaField } from '../field/aria-field.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { DateInput } from './date-input.tsx';

export type DateFieldProps<T extends DateValue> = FieldProps & {
  /** A value of `@internationalized/date`; a ZonedDateTime keeps its zone. */
  value: T | null;
  onChange: (value: T | null) => void;
  onBlur?: (() => void) | undefined;
  minValue?: DateValue | undefined;
  maxValue?: DateValue | undefined;
  /** The kind and time zone of the value while there is none. */
  placeholderValue?: T | undefined;
  granularity?: 'day' | 'hour' | 'minute' | 'second' | undefined;
  hideTimeZone?: boolean | undefined;
  name?: string | undefined;
  /** At the end of the box. */
  suffix?: ReactNode;
};

export function DateFieldControl<T extends DateValue>(props: DateFieldProps<T>) {
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
  const { onBlur, minValue, maxValue, placeholderValue, granularity, hideTimeZone, name, suffix } = rest;
  return (
    <AriaDateField<DateValue>
      className="pk-field"
      value={value}
      isDisabled={isDisabled}
      isRequired={isRequired}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
      {...defined({ minValue, maxValue, placeholderValue, granularity, hideTimeZone, name, onBlur })}
      // The new value is of the same kind as `value`.
      onChange={onChange as (next: DateValue | null) => void}
    >
      <AriaField {...{ label, isLabelHidden, description, errorMessage, isRequired }}>
        <Group className="pk-field-box">
          <DateInput />
          {suffix}
        </Group>
      </AriaField>
    </AriaDateField>
  );
}
