import type { ShowDraft } from '../show-draft.ts';
import type { StoredShowDraft } from '../stored-show-draft.ts';
import type { HostStorage } from '../../../host/host.ts';
import { isUnsaved, useShowSetup } from './show-setup.store.ts';

/** Milliseconds after the last change: a draft is not written anew with each letter. */
const writesAfter = 300;

export interface WizardKeeperOptions {
  storage: HostStorage;
  key: string;
  /** Another draft has the place, until its user decides. */
  isHeld: () => boolean;
}

export interface WizardKeeper {
  /** Writes at once: the page goes away. */
  flush: () => void;
  /** Stops keeping, with everything written: the wizard goes away, for whatever reason. */
  close: () => void;
  /** Ends the draft. Answers it; null where nothing was entered. */
  end: () => ShowDraft | null;
}

/** Writes the wizard's draft while it holds something unsaved, and removes it once it does not. */
export function createWizardKeeper({ storage, key, isHeld }: WizardKeeperOptions): WizardKeeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWritten = true;
  // The store may be cleared before this is told of the end.
  let { draft, opened, maxCompletedStep } = useShowSetup.getState();

  function write(): void {
    clearTimeout(timer);
    if (isWritten || isHeld()) return;
    isWritten = true;
    if (!draft || !isUnsaved({ draft, opened })) return storage.remove(key);
    const stored: StoredShowDraft = { savedAt: Date.now() / 1000, maxCompletedStep, draft };
    try {
      storage.set(key, JSON.stringify(stored));
    } catch (error) {
      console.warn('[postkit] This browser has no room for the draft of a show', error);
    }
  }

  const stop = useShowSetup.subscribe((state, before) => {
    if (state.draft === null || (state.draft === before.draft && state.opened === before.opened)) return;
    ({ draft, opened, maxCompletedStep } = state);
    isWritten = false;
    clearTimeout(timer);
    timer = setTimeout(write, writesAfter);
  });

  return {
    flush: write,
    close() {
      stop();
      write();
    },
    end() {
      stop();
      clearTimeout(timer);
      isWritten = true;
      if (!isHeld()) storage.remove(key);
      return draft;
    },
  };
}
