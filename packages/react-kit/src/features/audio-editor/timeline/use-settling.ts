import { useCallback, useState } from 'react';
import { isUnsettled } from '../timeline-model/timeline-facts.ts';
import { type AudioEditorState, useEditorStore } from '../audio-editor.store.ts';

export interface Settling {
  /** Something waits for items that are being edited or made. */
  isWaiting: boolean;
  /**
   * Goes on as soon as no item is being edited or made: at once, or behind the dialog. Where an edit fails meanwhile it
   * does not go on: what would be built is not what was asked for.
   */
  whenSettled: (proceed: () => void, onFailure?: () => void) => void;
}

/** Holds back what needs the audio of every item until the station has made it. */
export function useSettling(): Settling {
  const store = useEditorStore();
  const [isWaiting, setWaiting] = useState(false);
  const whenSettled = useCallback(
    (proceed: () => void, onFailure?: () => void) => {
      const isReady = ({ history, shaping }: AudioEditorState) => shaping === null && !isUnsettled(history.items);
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
