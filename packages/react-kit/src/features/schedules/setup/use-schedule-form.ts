import { useEffect } from 'react';
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { usePostKit } from '../../../host/postkit-context.ts';
import { type ScheduleFields, newSchedule } from './schedule-fields.ts';
import { scheduleSetupMessages as messages } from './schedule-setup.messages.ts';
import { fieldProblems } from './field-rules.ts';

export interface ScheduleFormState extends UseFormReturn<ScheduleFields> {
  /** The form has changes that are not saved. */
  isUnsaved: boolean;
  /** Resets the form to a new schedule. */
  clear: () => void;
}

/** The form of a schedule. Fields show their errors after losing focus; errors do not prevent saving. */
export function useScheduleForm(fields: ScheduleFields): ScheduleFormState {
  const { host } = usePostKit();
  const form = useForm<ScheduleFields>({ resolver: resolveProblems, defaultValues: fields, mode: 'onTouched' });
  const isUnsaved = form.formState.isDirty;
  useEffect(() => (isUnsaved ? host.askBeforeLeaving(() => messages.leave) : undefined), [host, isUnsaved]);
  return { ...form, isUnsaved, clear: () => form.reset(newSchedule) };
}

const resolveProblems: Resolver<ScheduleFields> = (fields) => {
  const problems = Object.entries(fieldProblems(fields)).map(([field, message]) => [field, { type: 'required', message }]);
  const errors: FieldErrors<ScheduleFields> = Object.fromEntries(problems);
  return problems.length > 0 ? { values: {}, errors } : { values: fields, errors: {} };
};
