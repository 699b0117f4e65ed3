import { useEffect } from 'react';
import { type FieldErrors, type Resolver, useForm, type UseFormReturn } from 'react-hook-form';
import { usePostKit } from '../../../host/postkit-context.ts';
import { type ScheduleFields, newSchedule } from './schedule-fields.ts';
import { scheduleSetupMessages as messages } from './schedule-setup.messages.ts';
import { fieldProblems } from './field-rules.ts';

export interface ScheduleFormState extends UseFormReturn<ScheduleFields> {
  /** Somebody changed something that is not saved. */
  isUnsaved: boolean;
  /** Forgets all of it. */
  clear: () => void;
}

/** The form of a schedule. Its fields tell what they lack once they were left, and stop nobody. */
export function useScheduleForm(fields: ScheduleFields): ScheduleFormState {
  const { host } = usePostKit();
  const form = useForm<ScheduleFields>({ resolver: tellProblems, defaultValues: fields, mode: 'onTouched' });
  const isUnsaved = form.formState.isDirty;
  useEffect(() => (isUnsaved ? host.askBeforeLeaving(() => messages.leave) : undefined), [host, isUnsaved]);
  return { ...form, isUnsaved, clear: () => form.reset(newSchedule) };
}

const tellProblems: Resolver<ScheduleFields> = (fields) => {
  const problems = Object.entries(fieldProblems(fields)).map(([field, message]) => [field, { type: 'required', message }]);
  const errors: FieldErrors<ScheduleFields> = Object.fromEntries(problems);
  return problems.length > 0 ? { values: {}, errors } : { values: fields, errors: {} };
};
