import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { isHttpError, serverMessage } from '@postkit/sdk';
import { tagInput } from '@postkit/sdk/schema';
import { useSaveTag } from '../../data/tags/index.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import type { TagDraft } from './tag-draft.ts';
import { tagDialogMessages, tagsMessages } from './tags.messages.ts';

/** How long the dialog shows "Saved". */
const savedMilliseconds = 1000;

/** `waiting`: the browser is offline; the tag is saved once it is back online. */
export type TagFormStatus = 'editing' | 'saving' | 'waiting' | 'saved';

export function useTagForm(draft: TagDraft, onSaved: () => void) {
  const reportFailure = useReportFailure();
  const catalogue = useCatalogue();
  const tagsWords = useWords(tagsMessages);
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
    failure: error && !conflictText(error) ? failureOf(error, catalogue) : undefined,
    submit: () => void submit(),
  };
}

/** The station's message if another tag has the name; shown at the field. */
function conflictText(error: unknown): string | undefined {
  return isHttpError(error, 409) ? error.message.replace(/^409: /, '') : undefined;
}

function failureOf(error: unknown, catalogue: Catalogue): { name: string; details: string } | undefined {
  const messages = catalogue.wordsOf(tagDialogMessages);
  const tagsWords = catalogue.wordsOf(tagsMessages);
  if (isHttpError(error, 404)) return { name: tagsWords.changeFailed, details: messages.gone };
  const message = serverMessage(error);
  return message.action === 'show' ? { name: tagsWords.changeFailed, details: message.details } : undefined;
}
