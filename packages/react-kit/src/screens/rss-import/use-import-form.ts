import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { isHttpError } from '@postkit/sdk';
import type { Settings } from '@postkit/sdk/schema';
import { useMessages } from '../../host/messages.store.ts';
import { useStores } from '../../host/stores.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { usePlanImport, useStartImport } from './imports.mutations.ts';
import { rssImportMessages } from './rss-import.messages.ts';
import { emptyForm, importForm, type ImportForm } from './rss-import.model.ts';

/** Time after which the success message disappears. */
const submittedMilliseconds = 3500;

export interface ImportFormState {
  form: UseFormReturn<ImportForm>;
  isBusy: boolean;
  /** The browser is offline; the import starts when it is back online. */
  isWaiting: boolean;
  submit(): void;
  /** Reads the feed for a plan, without any import. */
  plan(): void;
  isPlanning: boolean;
}

export function useImportForm(
  settings: Settings | undefined,
  onPlanned: (id: number) => void,
): ImportFormState {
  const reportFailure = useReportFailure();
  const stores = useStores();
  const catalogue = useCatalogue();
  const messages = useWords(rssImportMessages);
  const { mutate, isPending, isPaused } = useStartImport();
  const planning = usePlanImport();
  const form = useForm<ImportForm>({
    resolver: zodResolver(importForm(catalogue)),
    defaultValues: { ...emptyForm, feeds: [] },
  });

  function showRefusal(error: unknown): void {
    reportFailure(isHttpError(error, 400) ? messages.rejected : messages.unreachable, error);
    // The reason is shown at the field where the user can fix it.
    if (isHttpError(error, 400))
      form.setError('url', { message: error.message.replace(/^400: /, '') }, { shouldFocus: true });
  }

  const submit = form.handleSubmit(({ url, show, feeds }) => {
    if (!settings) return;
    mutate(
      { choice: choiceOf({ url, show, feeds }), settings },
      { onSuccess: showSuccess, onError: showRefusal },
    );
  });

  const plan = form.handleSubmit((values) => {
    planning.mutate(choiceOf(values), { onSuccess: ({ id }) => onPlanned(id), onError: showRefusal });
  });

  function showSuccess(): void {
    form.reset();
    const { show, dismiss } = useMessages.in(stores).getState();
    const key = show({ name: messages.submitted, details: '', type: 'success' });
    // Also runs if the user has left the screen by then.
    setTimeout(() => dismiss(key), submittedMilliseconds);
  }

  const isBusy = isPending || planning.isPending;
  return {
    form,
    isBusy,
    isPlanning: planning.isPending,
    isWaiting: isPaused || planning.isPaused,
    submit: () => void (isBusy || submit()),
    plan: () => void (isBusy || plan()),
  };
}

function choiceOf({ url, show, feeds }: ImportForm) {
  return { url, show_id: Number(show), social_media_connections: feeds.map(Number) };
}
