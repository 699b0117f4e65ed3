import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type FieldPath, useForm } from 'react-hook-form';
import { isHttpError } from '@postkit/sdk';
import type { LogSource } from '@postkit/sdk/schema';
import { useUpdateLogSource } from '../../../data/logger/index.ts';
import { fieldsOfSource, type LogSourceFields, logSourceFieldsSchema } from '../../../data/logger/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { discardDialogMessages } from '../../../ui/discard-dialog/discard-dialog.messages.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';

/** The form of the log's settings. Changes that another admin saves meanwhile appear in unchanged fields. */
export function useLogSourceForm(source: LogSource) {
  const catalogue = useCatalogue();
  const discardWords = useWords(discardDialogMessages);
  const { host } = usePostKit();
  const update = useUpdateLogSource();
  const [failure, setFailure] = useState('');
  const form = useForm<LogSourceFields>({
    resolver: zodResolver(logSourceFieldsSchema(catalogue)),
    values: fieldsOfSource(source),
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty } = form.formState;
  useEffect(
    () => (isDirty ? host.askBeforeLeaving(() => discardWords.title) : undefined),
    [host, isDirty, discardWords],
  );

  /** Shows the station's messages at their fields, and all others above the form. */
  function showErrors(error: unknown): void {
    const fields = isHttpError(error) ? Object.entries(error.fields) : [];
    const otherMessages: string[] = [];
    for (const [path, messages] of fields) {
      const name = fieldAt(path);
      if (name) form.setError(name, { message: messages.join(' ') }, { shouldFocus: true });
      else otherMessages.push(...messages);
    }
    if (fields.length === 0) otherMessages.push(readableError(error));
    setFailure(otherMessages.join(' '));
  }

  const save = form.handleSubmit((fields) => {
    if (update.isPending) return;
    setFailure('');
    const sent = copyOf(form.getValues());
    update.mutate(changesOf(fields, form.formState.dirtyFields), {
      onSuccess: (saved) => {
        const current = copyOf(form.getValues());
        // The form's own reset options would keep a sent removal as unsaved.
        form.reset(fieldsOfSource(saved), { keepDirtyValues: false });
        // The user may have typed since Save.
        for (const name of fieldNames) {
          const isTyped = JSON.stringify(current[name]) !== JSON.stringify(sent[name]);
          if (isTyped) form.setValue(name, current[name], { shouldDirty: true });
        }
      },
      onError: showErrors,
    });
  });

  return { form, save, failure, isDirty, isSaving: update.isPending, isSaved: update.isSuccess && !isDirty };
}

export type LogSourceForm = ReturnType<typeof useLogSourceForm>['form'];

const fieldNames = [
  'url',
  'fallback_url',
  'title_encoding',
  'fallback_title_encoding',
  'active',
  'rules',
  'default_category',
  'alerts',
  'remove_credentials',
  'remove_fallback_credentials',
] as const;
const copyOf = (fields: LogSourceFields) => structuredClone(fields);

const errorFieldNames = [
  'url',
  'fallback_url',
  'title_encoding',
  'fallback_title_encoding',
  'active',
  'default_category',
  'alerts.after_minutes',
  'alerts.emails',
  'alerts.webhook_url',
] as const;

/** The form's field for a path in the station's response, such as `alerts.emails.0`. */
function fieldAt(path: string): FieldPath<LogSourceFields> | undefined {
  const rule = /^rules\.(\d+)\.(contains|category)$/.exec(path);
  if (rule) return `rules.${Number(rule[1])}.${rule[2] === 'contains' ? 'contains' : 'category'}`;
  return errorFieldNames.find((name) => path === name || path.startsWith(`${name}.`));
}

/** Only the changed fields, so that others are not overwritten. */
function changesOf(
  fields: LogSourceFields,
  dirty: Partial<Record<keyof LogSourceFields, unknown>>,
): Partial<LogSourceFields> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name in dirty));
}

function readableError(error: unknown): string {
  if (isHttpError(error) && error.reason !== '') return error.reason;
  return error instanceof Error ? error.message : String(error);
}
