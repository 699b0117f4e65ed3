import { type FieldPathValue, useController } from 'react-hook-form';
import type { ScheduleFields, FieldName } from '../schedule-fields.ts';
import type { ScheduleFormState } from '../use-schedule-form.ts';

interface FormField<Value> {
  value: Value;
  onChange: (next: Value) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
}

/** Connects a form value to the props of a field. */
export function useFormField<Name extends FieldName>(
  form: ScheduleFormState,
  name: Name,
): FormField<FieldPathValue<ScheduleFields, Name>> {
  const { field, fieldState } = useController<ScheduleFields, Name>({ control: form.control, name });
  const value: FieldPathValue<ScheduleFields, Name> = field.value;
  return {
    value,
    onChange(next: FieldPathValue<ScheduleFields, Name>) {
      field.onChange(next);
      // Fields that a save has marked are not touched yet, so they would keep their error until they lose focus.
      if (fieldState.error) void form.trigger(name);
    },
    onBlur: field.onBlur,
    errorMessage: fieldState.error?.message,
  };
}
