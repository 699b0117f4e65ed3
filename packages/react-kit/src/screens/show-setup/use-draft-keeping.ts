import { useEffect, useRef, useState } from 'react';
import { isSameDraft, readShowDraft, type StoredShowDraft } from '../../domain/shows/stored-show-draft.ts';
import { usePostKit } from '../../provider/postkit-context.ts';
import { abandonDraft } from './auto-feed/abandon-draft.ts';
import { showSetupMessages as words } from './show-setup.messages.ts';
import { isUnsaved, useShowSetup } from './show-setup.store.ts';

/** Milliseconds after the last change: a draft is not written anew with each letter. */
const writesAfter = 300;

export interface KeptDraft extends StoredShowDraft {
  restore: () => void;
  discard: () => void;
}

/**
 * Keeps the draft in the host's storage while the wizard is up, so that it survives a reload or a crash, and asks before
 * somebody leaves with something unsaved. Answers a draft that was left behind, which stays untouched until somebody
 * decides; who leaves for good leaves the draft behind as well.
 */
export function useDraftKeeping(station: string, showId: number | string): KeptDraft | null {
  const { client, host } = usePostKit();
  const key = `show-setup-draft:${station}:${showId}`;
  const [kept, setKept] = useState(() => otherDraft(host.storage.get(key)));
  const isUndecided = useRef(kept !== null);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWritten = true;
    function write() {
      if (isWritten || isUndecided.current) return;
      isWritten = true;
      const state = useShowSetup.getState();
      if (!state.draft || !isUnsaved(state)) host.storage.remove(key);
      else {
        const stored: StoredShowDraft = { savedAt: Date.now() / 1000, maxCompletedStep: state.maxCompletedStep, draft: state.draft };
        host.storage.set(key, JSON.stringify(stored));
      }
    }
    // The store may be cleared before this is told of the end.
    let { draft: last } = useShowSetup.getState();
    const stop = useShowSetup.subscribe((state, before) => {
      if (state.draft === null || state.draft === before.draft) return;
      last = state.draft;
      isWritten = false;
      clearTimeout(timer);
      timer = setTimeout(write, writesAfter);
    });
    globalThis.addEventListener('pagehide', write);
    return () => {
      stop();
      clearTimeout(timer);
      globalThis.removeEventListener('pagehide', write);
      if (!isUndecided.current) host.storage.remove(key);
      if (last) void abandonDraft(client, last);
    };
  }, [client, host, key]);

  useLeaveQuestion(station, showId);

  function decide() {
    isUndecided.current = false;
    setKept(null);
    host.storage.remove(key);
  }
  return (
    kept && {
      ...kept,
      restore: () => {
        decide();
        useShowSetup.getState().resume(kept.draft, kept.maxCompletedStep);
      },
      discard: () => {
        decide();
        void abandonDraft(client, kept.draft);
      },
    }
  );
}

/** Steps are addresses too: going from one to another leaves nothing. */
function useLeaveQuestion(station: string, showId: number | string): void {
  const { host } = usePostKit();
  useEffect(() => {
    const wizard = `/${station}/shows/edit/${showId}/`;
    return host.askBeforeLeaving((to) => (to?.startsWith(wizard) || !isUnsaved(useShowSetup.getState()) ? null : words.leave));
  }, [host, station, showId]);
}

/** What was left behind, where it differs from what is open now. */
function otherDraft(text: string | null): StoredShowDraft | null {
  const stored = readShowDraft(text);
  const { opened } = useShowSetup.getState();
  return stored && opened && !isSameDraft(stored.draft, opened) ? stored : null;
}
