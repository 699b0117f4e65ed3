import { useEffect, useRef, useState } from 'react';
import type { FromDraft } from '@postkit/sdk/schema';
import { useLive } from '../../../host/live/use-live.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useWords } from '../../../words/use-words.ts';
import { audioEditorMessages } from '../audio-editor.messages.ts';
import type { AudioEditorStore } from '../audio-editor.store.ts';
import type { ChosenDraft } from '../timeline-model/choose-draft.ts';
import { createDraftSaver, type DraftEnd, type DraftSaver, type DraftSaveState } from './draft-saver.ts';
import { createDraftStorage } from './draft-storage.ts';

export interface DraftPersistence {
  state: DraftSaveState;
  keepMine: () => void;
  /** Continues with the current content as a new draft. */
  renew: () => void;
  /** Reference to the draft for the episode's save. */
  source: () => FromDraft | undefined;
  /** Ends the draft. */
  end: (reason: DraftEnd) => Promise<void>;
  /** Saves the draft so that the page can reload without a confirmation. */
  prepareReload: () => void;
}

export interface DraftPersistenceOptions {
  station: string;
  /** The station's key of the draft. */
  draftKey: string;
  start: ChosenDraft & { id: string };
}

/**
 * Saves the draft in the host's storage and on the station, so that it survives a reload, a crash and a failed part of the
 * screen, and opens in another browser. It ends with `end`, or when the user confirms leaving the editor.
 */
export function useDraftPersistence(
  store: AudioEditorStore,
  { station, draftKey, start }: DraftPersistenceOptions,
): DraftPersistence {
  const messages = useWords(audioEditorMessages);
  const { client, host } = usePostKit();
  const [state, setState] = useState(() => stateAtStart(start));
  const saverRef = useRef<DraftSaver>(null);
  const mayLeave = useRef(false);

  useEffect(() => {
    const saver = createDraftSaver({
      drafts: client.drafts,
      key: draftKey,
      start: { ...start, isRestored: start.draft !== null },
      read() {
        const { place, version, history, form } = store.getState();
        return { place, version, items: [...history.items], form };
      },
      storage: createDraftStorage(host.storage, station, draftKey),
      onState: setState,
    });
    saverRef.current = saver;
    const stop = store.subscribe((now, before) => {
      if (now.history.items !== before.history.items || now.form !== before.form) saver.changed();
    });
    globalThis.addEventListener('pagehide', saver.flush);
    return () => {
      stop();
      globalThis.removeEventListener('pagehide', saver.flush);
      saver.close();
    };
  }, [client, host, store, station, draftKey, start]);

  useLive('draft_retired', (retired) => saverRef.current?.retire(retired));
  // Live events were missed.
  useLive('reset', () => void saverRef.current?.check());

  const isSavedElsewhere = state.status === 'retired' && !state.isUnseen;
  useEffect(() => {
    const question = () =>
      mayLeave.current || isSavedElsewhere || store.getState().history.items.length === 0
        ? null
        : messages.leave;
    return host.askBeforeLeaving(question, () => void saverRef.current?.end('left'));
  }, [host, store, isSavedElsewhere, messages]);

  return {
    state,
    keepMine: () => saverRef.current?.keepMine(),
    renew: () => saverRef.current?.renew(),
    source: () => saverRef.current?.source(),
    end: async (reason) => {
      mayLeave.current = true;
      await saverRef.current?.end(reason);
    },
    prepareReload: () => {
      mayLeave.current = true;
      saverRef.current?.flush();
    },
  };
}

function stateAtStart({ draft, isSent, other }: ChosenDraft): DraftSaveState {
  if (other) return { status: 'changed', other };
  if (draft === null) return { status: 'untouched' };
  return { status: isSent ? 'saved' : 'unsaved' };
}
