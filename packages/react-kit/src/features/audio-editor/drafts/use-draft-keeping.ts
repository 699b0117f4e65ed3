import { useEffect, useRef, useState } from 'react';
import type { FromDraft } from '@postkit/sdk/schema';
import { useLive } from '../../../screen/live/use-live.ts';
import type { ChosenDraft } from '../timeline-model/kept-draft.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { audioEditorMessages as messages } from '../audio-editor.messages.ts';
import type { AudioEditorStore } from '../audio-editor.store.ts';
import { createDraftKeeper, type DraftEnd, type DraftKeeper, type KeepingState } from './draft-keeper.ts';
import { createDraftStorage } from './draft-storage.ts';

export interface DraftKeeping {
  state: KeepingState;
  keepMine: () => void;
  /** Goes on with what is here as a new draft. */
  renew: () => void;
  /** What an episode names that is made of the draft. */
  source: () => FromDraft | undefined;
  /** Ends the draft: nothing else does. */
  end: (reason: DraftEnd) => Promise<void>;
  /** Everything is kept, so the page may be loaded again without a question. */
  prepareReload: () => void;
}

export interface DraftKeepingOptions {
  station: string;
  /** What the draft is of, as the station names it. */
  draftKey: string;
  start: ChosenDraft & { id: string };
}

/**
 * Keeps the draft in the host's storage and on the station, so that it survives a reload, a crash, a failed part of the
 * screen and another browser. It ends by `end`, or when its user leaves after the question whether they want to.
 */
export function useDraftKeeping(store: AudioEditorStore, { station, draftKey, start }: DraftKeepingOptions): DraftKeeping {
  const { client, host } = usePostKit();
  const [state, setState] = useState(() => stateAtStart(start));
  const keeper = useRef<DraftKeeper>(null);
  const mayLeave = useRef(false);

  useEffect(() => {
    const kept = createDraftKeeper({
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
    keeper.current = kept;
    const stop = store.subscribe((now, before) => {
      if (now.history.items !== before.history.items || now.form !== before.form) kept.changed();
    });
    globalThis.addEventListener('pagehide', kept.flush);
    return () => {
      stop();
      globalThis.removeEventListener('pagehide', kept.flush);
      kept.close();
    };
  }, [client, host, store, station, draftKey, start]);

  useLive('draft_retired', (retired) => keeper.current?.retire(retired));
  // Messages were lost.
  useLive('reset', () => void keeper.current?.check());

  const isKeptElsewhere = state.status === 'retired' && !state.isUnseen;
  useEffect(() => {
    const question = () => (mayLeave.current || isKeptElsewhere || store.getState().history.items.length === 0 ? null : messages.leave);
    return host.askBeforeLeaving(question, () => void keeper.current?.end('left'));
  }, [host, store, isKeptElsewhere]);

  return {
    state,
    keepMine: () => keeper.current?.keepMine(),
    renew: () => keeper.current?.renew(),
    source: () => keeper.current?.source(),
    end: async (reason) => {
      mayLeave.current = true;
      await keeper.current?.end(reason);
    },
    prepareReload: () => {
      mayLeave.current = true;
      keeper.current?.flush();
    },
  };
}

function stateAtStart({ draft, isSent, other }: ChosenDraft): KeepingState {
  if (other) return { status: 'changed', other };
  if (draft === null) return { status: 'untouched' };
  return { status: isSent ? 'kept' : 'behind' };
}
