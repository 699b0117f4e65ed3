import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ShowDraft } from '../../data/shows/index.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { failureText } from '../../host/report-failure.ts';
import { useStores } from '../../host/stores.ts';
import type { UnsavedWork } from '../../host/unsaved-work-context.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { abandonDraft } from './auto-feed/abandon-draft.ts';
import { autoFeedMessages } from './auto-feed/auto-feed.messages.ts';
import { createDraftWriter, type DraftWriter } from './create-draft-writer.ts';
import { showSetupMessages } from './show-setup.messages.ts';
import { isUnsaved, useShowSetup } from './show-setup.store.ts';
import { isSameDraft, readShowDraft, type StoredShowDraft } from './stored-show-draft.ts';

export interface RecoverableDraft extends StoredShowDraft {
  restore: () => void;
  discard: () => void;
}

export interface DraftPersistence extends UnsavedWork {
  /** A draft that an earlier visit left, unchanged until the user restores or discards it; null if there is none. */
  recoverable: RecoverableDraft | null;
}

/**
 * Stores the draft with the host while the wizard is open, so that it survives a reload, crash or closed tab, and asks
 * before the user leaves unsaved changes. The draft ends with a save, Discard, or a confirmed leave; only the last two
 * delete its feed.
 */
export function useDraftPersistence(station: string, showId: number | string): DraftPersistence {
  const stores = useStores();
  const messages = useWords(showSetupMessages);
  const reportUndeleted = useReportUndeleted();
  const { client, host } = usePostKit();
  const key = `show-setup-draft:${station}:${showId}`;
  const [leftover, setLeftover] = useState(() =>
    leftoverDraft(host.storage.get(key), useShowSetup.in(stores).getState().baseline),
  );
  const isUndecided = useRef(leftover !== null);
  const mayLeave = useRef(false);
  const writerRef = useRef<DraftWriter>(null);

  useEffect(() => {
    const writer = createDraftWriter({
      store: useShowSetup.in(stores),
      storage: host.storage,
      key,
      isBlocked: () => isUndecided.current,
    });
    writerRef.current = writer;
    globalThis.addEventListener('pagehide', writer.flush);
    return () => {
      globalThis.removeEventListener('pagehide', writer.flush);
      writer.close();
    };
  }, [stores, host, key]);

  useEffect(() => {
    const wizard = `/${station}/shows/edit/${showId}/`;
    // Steps have addresses too; moving between them does not leave the wizard.
    const isWithin = (to: string | null) => to?.startsWith(wizard) === true;
    return host.askBeforeLeaving(
      (to) =>
        mayLeave.current || isWithin(to) || !isUnsaved(useShowSetup.in(stores).getState())
          ? null
          : messages.leave,
      () => {
        const draft = writerRef.current?.end();
        if (draft) void abandonDraft(client, draft, reportUndeleted);
      },
    );
  }, [stores, client, host, station, showId, messages, reportUndeleted]);

  function decide() {
    isUndecided.current = false;
    setLeftover(null);
    host.storage.remove(key);
  }
  const recoverable = leftover && {
    ...leftover,
    restore: () => {
      decide();
      useShowSetup.in(stores).getState().resume(leftover.draft, leftover.maxCompletedStep);
    },
    discard: () => {
      decide();
      void abandonDraft(client, leftover.draft, reportUndeleted);
    },
  };
  const work = useMemo<UnsavedWork>(
    () => ({
      prepareReload: () => {
        mayLeave.current = true;
        writerRef.current?.flush();
      },
    }),
    [],
  );
  return { ...work, recoverable };
}

/** Returns a function that reports that the feed of a discarded draft could not be deleted. */
function useReportUndeleted(): (error: unknown) => void {
  const catalogue = useCatalogue();
  const { messageName } = useWords(showSetupMessages);
  const { notDeleted } = useWords(autoFeedMessages);
  const reportFailure = useReportFailure();
  return useCallback(
    (error) => reportFailure(messageName, error, failureText(error, catalogue, notDeleted)),
    [reportFailure, messageName, notDeleted, catalogue],
  );
}

/** The stored draft, if it differs from the open one. */
function leftoverDraft(text: string | null, baseline: ShowDraft | null): StoredShowDraft | null {
  const stored = readShowDraft(text);
  return stored && baseline && !isSameDraft(stored.draft, baseline) ? stored : null;
}
