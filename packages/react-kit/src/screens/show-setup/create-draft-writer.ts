import type { ShowDraft } from '../../data/shows/index.ts';
import type { HostStorage } from '../../host/host.ts';
import { isUnsaved, type ShowSetupStore } from './show-setup.store.ts';
import type { StoredShowDraft } from './stored-show-draft.ts';

/** Milliseconds from the last change until the draft is written. */
const writeDelay = 300;

export interface DraftWriterOptions {
  store: ShowSetupStore;
  storage: HostStorage;
  key: string;
  /** The storage has another draft that the user has not restored or discarded yet. */
  isBlocked: () => boolean;
}

export interface DraftWriter {
  /** Writes at once, because the page is unloading. */
  flush: () => void;
  /** Writes pending changes and stops, because the wizard unmounts. */
  close: () => void;
  /** Ends the draft and removes it from storage. Returns it; null if nothing was entered. */
  end: () => ShowDraft | null;
}

/** Writes the wizard's draft while it has unsaved changes, and removes it when it has none. */
export function createDraftWriter({ store, storage, key, isBlocked }: DraftWriterOptions): DraftWriter {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWritten = true;
  // The store may be cleared before `end` runs.
  let { draft, baseline, maxCompletedStep } = store.getState();

  function write(): void {
    clearTimeout(timer);
    if (isWritten || isBlocked()) return;
    isWritten = true;
    if (!draft || !isUnsaved({ draft, baseline })) return storage.remove(key);
    const stored: StoredShowDraft = { savedAt: Date.now() / 1000, maxCompletedStep, draft };
    try {
      storage.set(key, JSON.stringify(stored));
    } catch (error) {
      console.warn('[postkit] This browser has no room for the draft of a show', error);
    }
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (state.draft === null || (state.draft === before.draft && state.baseline === before.baseline)) return;
    ({ draft, baseline, maxCompletedStep } = state);
    isWritten = false;
    clearTimeout(timer);
    timer = setTimeout(write, writeDelay);
  });

  return {
    flush: write,
    close() {
      unsubscribe();
      write();
    },
    end() {
      unsubscribe();
      clearTimeout(timer);
      isWritten = true;
      if (!isBlocked()) storage.remove(key);
      return draft;
    },
  };
}
