import { useCallback, useEffect, useRef } from 'react';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import { isProcessingItem } from '../timeline-model/timeline-facts.ts';
import type { ShapeActions } from './use-shape-actions.ts';

/**
 * Acts on an item immediately, or, if a trim or fade of it is pending, on the result once the station has created it. If
 * the station fails, the action is dropped.
 */
export function useAfterPendingTrim({
  apply,
}: ShapeActions): (item: TimelineItem, act: (item: TimelineItem) => void) => void {
  const store = useEditorStore();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  return useCallback(
    (item, act) => {
      stop.current();
      const { pendingShape, failures: before } = store.getState();
      if (pendingShape?.timelineId !== item.timelineId) return act(item);
      apply();

      function runWhenSettled(): void {
        const { history, failures } = store.getState();
        const now = history.items.find(({ timelineId }) => timelineId === item.timelineId);
        if (now && isProcessingItem([now])) return;
        stop.current();
        if (now && failures === before) act(now);
      }

      stop.current = store.subscribe(runWhenSettled);
      runWhenSettled();
    },
    [store, apply],
  );
}
