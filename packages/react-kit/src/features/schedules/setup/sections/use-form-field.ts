import { type FieldPathValue, useController } from 'react-hook-form';
import type { ScheduleFields, FieldName } from '../schedule-fields.ts';
import type { ScheduleFormState } from '../use-schedule-form.ts';

/** Connects a form value to the props of a field. */
export function useFormField<Name extends FieldName>(form: ScheduleFormState, name: Name) {
  const { field, fieldState } = useController<ScheduleFields, Name>({ control: form.control, name });
  const value: FieldPathValue<ScheduleFields, Name> = field.value;
  return {
    value,
    onChange: (next: FieldPathValue<ScheduleFields, Name>) => field.onChange(next),
    onBlur: field.onBlur,
    errorMessage: fieldState.error?.message,
  };
}
