import { useEffect } from 'react';
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { usePostKit } from '../../../host/postkit-context.ts';
import { type AutomationFields, newAutomation } from './automation-fields.ts';
import { automationSetupMessages as messages } from './automation-setup.messages.ts';
import { fieldProblems } from './field-rules.ts';

export interface AutomationFormState extends UseFormReturn<AutomationFields> {
  /** Somebody changed something that is not saved. */
  isUnsaved: boolean;
  /** Forgets all of it. */
  clear: () => void;
}

/** The form of a schedule. Its fields tell what they lack once they were left, and stop nobody. */
export function useAutomationForm(fields: AutomationFields): AutomationFormState {
  const { host } = usePostKit();
  const form = useForm<AutomationFields>({ resolver: tellProblems, defaultValues: fields, mode: 'onTouched' });
  const isUnsaved = form.formState.isDirty;
  useEffect(() => (isUnsaved ? host.askBeforeLeaving(() => messages.leave) : undefined), [host, isUnsaved]);
  return { ...form, isUnsaved, clear: () => form.reset(newAutomation) };
}

const tellProblems: Resolver<AutomationFields> = (fields) => {
  const problems = Object.entries(fieldProblems(fields)).map(([field, message]) => [field, { type: 'required', message }]);
  const errors: FieldErrors<AutomationFields> = Object.fromEntries(problems);
  return problems.length > 0 ? { values: {}, errors } : { values: fields, errors: {} };
};
