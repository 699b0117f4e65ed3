import { useCallback, useState } from 'react';
import { type AudioEditorState, useEditorStore } from '../audio-editor.store.ts';
import { isProcessingItem } from '../timeline-model/timeline-facts.ts';

export interface ReadyGate {
  /** An action is waiting for items that are being edited or processed. */
  isWaiting: boolean;
  /**
   * Calls `proceed` as soon as no item is being edited or processed: immediately, or after a wait with a dialog. If an
   * edit fails meanwhile it calls `onFailure` instead, because the result would not match the user's edits.
   */
  whenSettled: (proceed: () => void, onFailure?: () => void) => void;
}

/** Delays actions that need the audio of every item until the station has created it. */
export function useReadyGate(): ReadyGate {
  const store = useEditorStore();
  const [isWaiting, setWaiting] = useState(false);
  const whenSettled = useCallback(
    (proceed: () => void, onFailure?: () => void) => {
      const isReady = ({ history, pendingShape }: AudioEditorState) =>
        pendingShape === null && !isProcessingItem(history.items);
      if (isReady(store.getState())) return proceed();
      setWaiting(true);
      const { failures: before } = store.getState();
      const end = store.subscribe((state) => {
        if (!isReady(state)) return;
        end();
        setWaiting(false);
        if (state.failures === before) proceed();
        else onFailure?.();
      });
    },
    [store],
  );
  return { isWaiting, whenSettled };
}
