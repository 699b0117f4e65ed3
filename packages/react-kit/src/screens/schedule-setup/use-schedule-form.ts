import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { usePostKit } from '../../host/postkit-context.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { newSchedule, type ScheduleFields, scheduleFields } from './schedule-fields.ts';
import { scheduleSetupMessages } from './schedule-setup.messages.ts';

export interface ScheduleFormState extends UseFormReturn<ScheduleFields> {
  /** The form has changes that are not saved. */
  isUnsaved: boolean;
  /** Resets the form to a new schedule. */
  clear: () => void;
}

/** The form of a schedule. Fields show their errors after losing focus; errors do not prevent saving. */
export function useScheduleForm(fields: ScheduleFields): ScheduleFormState {
  const catalogue = useCatalogue();
  const messages = useWords(scheduleSetupMessages);
  const { host } = usePostKit();
  const form = useForm<ScheduleFields>({
    resolver: zodResolver(scheduleFields(catalogue)),
    defaultValues: fields,
    mode: 'onTouched',
  });
  const isUnsaved = form.formState.isDirty;
  useEffect(
    () => (isUnsaved ? host.askBeforeLeaving(() => messages.leave) : undefined),
    [host, isUnsaved, messages],
  );
  return { ...form, isUnsaved, clear: () => form.reset(newSchedule) };
}
