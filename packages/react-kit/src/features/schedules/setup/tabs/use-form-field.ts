import { type FieldPathValue, useController } from 'react-hook-form';
import type { AutomationFields, FieldName } from '../automation-fields.ts';
import type { AutomationFormState } from '../use-automation-form.ts';

/** A value of the form, as a field takes it. */
export function useFormField<Name extends FieldName>(form: AutomationFormState, name: Name) {
  const { field, fieldState } = useController<AutomationFields, Name>({ control: form.control, name });
  const value: FieldPathValue<AutomationFields, Name> = field.value;
  return {
    value,
    onChange: (next: FieldPathValue<AutomationFields, Name>) => field.onChange(next),
    onBlur: field.onBlur,
    errorMessage: fieldState.error?.message,
  };
}
