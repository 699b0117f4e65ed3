import {
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useController,
  type UseFormReturn,
} from 'react-hook-form';

export interface FormField<Value> {
  value: Value;
  onChange: (next: Value) => void;
  onBlur: () => void;
  errorMessage: string | undefined;
}

/** Connects a form value to the props of a field. */
export function useFormField<Fields extends FieldValues, Name extends FieldPath<Fields>>(
  form: Pick<UseFormReturn<Fields>, 'control' | 'trigger'>,
  name: Name,
): FormField<FieldPathValue<Fields, Name>> {
  const { field, fieldState } = useController<Fields, Name>({ control: form.control, name });
  const value: FieldPathValue<Fields, Name> = field.value;
  return {
    value,
    onChange(next: FieldPathValue<Fields, Name>) {
      field.onChange(next);
      // Fields that a save has marked are not touched yet, so they would keep their error until they lose focus.
      if (fieldState.error) void form.trigger(name);
    },
    onBlur: field.onBlur,
    errorMessage: fieldState.error?.message,
  };
}
