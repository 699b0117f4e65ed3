import { useEffect, useState } from 'react';
import { isHttpError } from '@postkit/sdk';
import { draftOfShow, newShowDraft } from '../../data/shows/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { useStores } from '../../host/stores.ts';
import { useNotify } from '../../host/use-notify.ts';
import { useWords } from '../../words/use-words.ts';
import { useShowSetupActions } from './show-setup-actions.ts';
import { showSetupMessages } from './show-setup.messages.ts';
import { showIdOf } from './show-setup.model.ts';
import { useShowSetup } from './show-setup.store.ts';

export type Entry =
  | { status: 'opening' | 'open' | 'missing' }
  | { status: 'failed'; error: unknown; retry: () => void };

/** The completed steps of an existing show, which enable all its tabs. */
const stepsOfExisting = 2;

/** Enters the wizard: clears the previous draft, loads the data for the steps, and opens a draft of the show. */
export function useEntry(station: string, showId: number | string): Entry {
  const stores = useStores();
  const actions = useShowSetupActions();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState<{ attempt: number; error: unknown } | null>(null);
  const isOpen = useShowSetup((state) => state.draft !== null);
  const id = showIdOf(showId);
  const isMissing = id === null || isHttpError(failed?.error, 404);
  useMissingShow(isMissing ? String(showId) : null, station);

  useEffect(() => {
    const { clear, open } = useShowSetup.in(stores).getState();
    let isCurrent = true;

    async function openShow(existing: number) {
      try {
        const show = await actions.fetchShowData(existing);
        if (isCurrent) open(draftOfShow(show), stepsOfExisting);
      } catch (error) {
        if (isCurrent) setFailed({ attempt, error });
      }
    }

    clear();
    if (id !== null) {
      void actions.fetchTags();
      void actions.getSocialMediaConnections();
      if (id === 'new') open(newShowDraft, 0);
      else void openShow(id);
    }
    return () => {
      isCurrent = false;
      clear();
    };
  }, [stores, actions, id, attempt]);

  if (isMissing) return { status: 'missing' };
  if (failed?.attempt === attempt)
    return { status: 'failed', error: failed.error, retry: () => setAttempt(attempt + 1) };
  return { status: isOpen ? 'open' : 'opening' };
}

/** Reports that the show does not exist and opens the list of shows. */
function useMissingShow(showId: string | null, station: string): void {
  const notify = useNotify();
  const messages = useWords(showSetupMessages);
  const { host } = usePostKit();
  useEffect(() => {
    if (showId === null) return;
    notify({ name: messages.messageName, details: messages.notFound(showId), type: 'error' });
    host.navigate(`/${station}/shows`, { replace: true });
  }, [notify, host, showId, station, messages]);
}
