import { useEffect, useMemo, useRef, useState } from 'react';
import { isSameDraft, readShowDraft, type StoredShowDraft } from '../stored-show-draft.ts';
import type { UnsavedWork } from '../../../host/unsaved-work-context.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { abandonDraft } from './auto-feed/abandon-draft.ts';
import { createWizardKeeper, type WizardKeeper } from './create-wizard-keeper.ts';
import { showSetupMessages as messages } from './show-setup.messages.ts';
import { isUnsaved, useShowSetup } from './show-setup.store.ts';

export interface KeptDraft extends StoredShowDraft {
  restore: () => void;
  discard: () => void;
}

export interface WizardKeeping extends UnsavedWork {
  /** A draft that was left behind, which stays untouched until its user decides; null for none. */
  kept: KeptDraft | null;
}

/**
 * Keeps the draft in the host's storage while the wizard is up, so that it survives a reload, a crash or a closed tab, and
 * asks before somebody leaves with something unsaved. It ends with the save, by Discard, or when its user confirms that
 * they leave; only then its feed is taken back.
 */
export function useDraftKeeping(station: string, showId: number | string): WizardKeeping {
  const { client, host } = usePostKit();
  const key = `show-setup-draft:${station}:${showId}`;
  const [left, setLeft] = useState(() => otherDraft(host.storage.get(key)));
  const isUndecided = useRef(left !== null);
  const mayLeave = useRef(false);
  const keeper = useRef<WizardKeeper>(null);

  useEffect(() => {
    const kept = createWizardKeeper({ storage: host.storage, key, isHeld: () => isUndecided.current });
    keeper.current = kept;
    globalThis.addEventListener('pagehide', kept.flush);
    return () => {
      globalThis.removeEventListener('pagehide', kept.flush);
      kept.close();
    };
  }, [host, key]);

  useEffect(() => {
    const wizard = `/${station}/shows/edit/${showId}/`;
    // Steps are addresses too: going from one to another leaves nothing.
    const isWithin = (to: string | null) => to?.startsWith(wizard) === true;
    return host.askBeforeLeaving(
      (to) => (mayLeave.current || isWithin(to) || !isUnsaved(useShowSetup.getState()) ? null : messages.leave),
      () => {
        const draft = keeper.current?.end();
        if (draft) void abandonDraft(client, draft);
      },
    );
  }, [client, host, station, showId]);

  function decide() {
    isUndecided.current = false;
    setLeft(null);
    host.storage.remove(key);
  }
  const kept = left && {
    ...left,
    restore: () => {
      decide();
      useShowSetup.getState().resume(left.draft, left.maxCompletedStep);
    },
    discard: () => {
      decide();
      void abandonDraft(client, left.draft);
    },
  };
  const work = useMemo<UnsavedWork>(
    () => ({
      prepareReload: () => {
        mayLeave.current = true;
        keeper.current?.flush();
      },
    }),
    [],
  );
  return { ...work, kept };
}

/** What was left behind, where it differs from what is open now. */
function otherDraft(text: string | null): StoredShowDraft | null {
  const stored = readShowDraft(text);
  const { opened } = useShowSetup.getState();
  return stored && opened && !isSameDraft(stored.draft, opened) ? stored : null;
}
