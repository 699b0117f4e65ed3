import { useEffect, useRef, useState } from 'react';
import type { ChosenDraft } from '../../../domain/timeline/kept-draft.ts';
import { usePostKit } from '../../../provider/postkit-context.ts';
import { audioEditorMessages as words } from '../audio-editor.messages.ts';
import type { AudioEditorStore } from '../audio-editor.store.ts';
import { createDraftKeeper, type DraftKeeper, type KeepingState } from './draft-keeper.ts';

/** Where this browser keeps the one draft of a station. */
export function draftStorageKey(station: string): string {
  return `audio-editor-draft:${station}`;
}

export interface DraftKeeping {
  state: KeepingState;
  keepMine: () => void;
}

export interface DraftKeepingOptions {
  station: string;
  /** What the draft is of, as the station names it. */
  draftKey: string;
  start: ChosenDraft;
  isDone: { readonly current: boolean };
}

/**
 * Keeps the draft in the host's storage and on the station while the editor is up, so that it survives a reload, a crash
 * and another browser, and asks before somebody leaves a timeline that holds something. Who leaves all the same leaves
 * the draft behind.
 */
export function useDraftKeeping(store: AudioEditorStore, { station, draftKey, start, isDone }: DraftKeepingOptions): DraftKeeping {
  const { client, host } = usePostKit();
  const [state, setState] = useState(() => stateAtStart(start));
  const keeper = useRef<DraftKeeper>(null);

  useEffect(() => {
    const storageKey = draftStorageKey(station);
    const kept = createDraftKeeper({
      drafts: client.drafts,
      key: draftKey,
      start: { ...start, isRestored: start.draft !== null },
      read() {
        const { place, version, history, form } = store.getState();
        return { place, version, items: [...history.items], form };
      },
      store: (text) => (text === null ? host.storage.remove(storageKey) : host.storage.set(storageKey, text)),
      onState: setState,
    });
    keeper.current = kept;
    const stop = store.subscribe((now, before) => {
      if (now.history.items !== before.history.items || now.form !== before.form) kept.changed();
    });
    globalThis.addEventListener('pagehide', kept.flush);
    return () => {
      stop();
      globalThis.removeEventListener('pagehide', kept.flush);
      kept.leave();
    };
  }, [client, host, store, station, draftKey, start]);

  useEffect(
    () => host.askBeforeLeaving(() => (!isDone.current && store.getState().history.items.length > 0 ? words.leave : null)),
    [host, store, isDone],
  );
  return { state, keepMine: () => keeper.current?.keepMine() };
}

function stateAtStart({ draft, isSent, other }: ChosenDraft): KeepingState {
  if (other) return { status: 'changed', other };
  if (draft === null) return { status: 'untouched' };
  return { status: isSent ? 'kept' : 'behind' };
}
