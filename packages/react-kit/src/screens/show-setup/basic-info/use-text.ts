import { type Control, useController } from 'react-hook-form';
import { useStores } from '../../../host/stores.ts';
import { useShowSetup } from '../show-setup.store.ts';
import { useStepErrors } from '../use-step-errors.ts';
import type { BasicInfoTexts } from './basic-info-check.ts';

/** Connects a form text to the props of a field. Changes also go to the draft, which outlives the form. */
export function useText(control: Control<BasicInfoTexts>, name: keyof BasicInfoTexts) {
  const stores = useStores();
  const { field, fieldState } = useController({ control, name });
  const { [name]: stepError } = useStepErrors('basic-info');
  return {
    name,
    value: field.value,
    onBlur: field.onBlur,
    onChange: (text: string) => {
      field.onChange(text);
      useShowSetup
        .in(stores)
        .getState()
        .change({ [name]: text });
    },
    errorMessage: stepError ?? fieldState.error?.message,
  };
}
