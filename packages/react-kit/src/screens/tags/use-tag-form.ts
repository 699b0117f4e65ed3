import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { isHttpError, serverMessage } from '@postkit/sdk';
import { tagInput } from '@postkit/sdk/schema';
import { useSaveTag } from '../../data/tags/index.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import type { Words } from '../../words/define-messages.ts';
import { useWords } from '../../words/use-words.ts';
import type { TagDraft } from './tag-draft.ts';
import { tagDialogMessages, tagsMessages } from './tags.messages.ts';

/** How long the dialog shows "Saved". */
const savedMilliseconds = 1000;

/** `waiting`: the browser is offline; the tag is saved once it is back online. */
export type TagFormStatus = 'editing' | 'saving' | 'waiting' | 'saved';

export function useTagForm(draft: TagDraft, onSaved: () => void) {
  const reportFailure = useReportFailure();
  const tagsWords = useWords(tagsMessages);
  const messages = useWords(tagDialogMessages);
  const { mutate, isPending, isPaused, isSuccess, error } = useSaveTag();
  const form = useForm({ resolver: zodResolver(tagInput), defaultValues: { name: draft.name } });
  const status: TagFormStatus = isSuccess ? 'saved' : isPaused ? 'waiting' : isPending ? 'saving' : 'editing';

  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = setTimeout(onSaved, savedMilliseconds);
    return () => clearTimeout(timer);
    // `onSaved` is a new function in each render and must not restart the timer.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isSuccess]);

  const submit = form.handleSubmit(({ name }) => {
    mutate(
      { id: draft.id, name },
      {
        onError(reason) {
          const conflict = conflictText(reason);
          if (conflict) form.setError('name', { message: conflict }, { shouldFocus: true });
          else reportFailure(tagsWords.changeFailed, reason);
        },
      },
    );
  });

  return {
    form,
    status,
    failure: error && !conflictText(error) ? failureOf(error, messages, tagsWords) : undefined,
    submit: () => void submit(),
  };
}

/** The station's message if another tag has the name; shown at the field. */
function conflictText(error: unknown): string | undefined {
  return isHttpError(error, 409) ? error.message.replace(/^409: /, '') : undefined;
}

function failureOf(
  error: unknown,
  messages: Words<typeof tagDialogMessages>,
  tagsWords: Words<typeof tagsMessages>,
): { name: string; details: string } | undefined {
  if (isHttpError(error, 404)) return { name: tagsWords.changeFailed, details: messages.gone };
  const message = serverMessage(error);
  return message.action === 'show' ? { name: tagsWords.changeFailed, details: message.details } : undefined;
}
