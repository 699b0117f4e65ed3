import { type Control, useController } from 'react-hook-form';
import { useShowSetup } from '../show-setup.store.ts';
import { useStepErrors } from '../use-step-errors.ts';
import type { BasicInfoTexts } from './basic-info-check.ts';

/** A text of the form, as a field takes it. Each change goes into the draft as well, which outlives the form. */
export function useText(control: Control<BasicInfoTexts>, name: keyof BasicInfoTexts) {
  const { field, fieldState } = useController({ control, name });
  const { [name]: shown } = useStepErrors('basic-info');
  return {
    name,
    value: field.value,
    onBlur: field.onBlur,
    onChange: (text: string) => {
      field.onChange(text);
      useShowSetup.getState().change({ [name]: text });
    },
    errorMessage: shown ?? fieldState.error?.message,
  };
}
