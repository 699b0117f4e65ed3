import { useCallback, useEffect, useRef } from 'react';
import { isUnsettled } from '../timeline-model/timeline-facts.ts';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';
import { useEditorStore } from '../audio-editor.store.ts';
import type { ShapeActions } from './use-shaping.ts';

/**
 * Does something to an item: at once, or where it was trimmed or faded a moment ago, to what the station makes of that. It is
 * not done where the station cannot make it.
 */
export function useAfterShape({ apply }: ShapeActions): (item: TimelineItem, act: (item: TimelineItem) => void) => void {
  const store = useEditorStore();
  const stop = useRef(() => {});
  useEffect(() => () => stop.current(), []);

  return useCallback(
    (item, act) => {
      stop.current();
      const { shaping, failures: before } = store.getState();
      if (shaping?.timelineId !== item.timelineId) return act(item);
      apply();

      function goOn(): void {
        const { history, failures } = store.getState();
        const now = history.items.find(({ timelineId }) => timelineId === item.timelineId);
        if (now && isUnsettled([now])) return;
        stop.current();
        if (now && failures === before) act(now);
      }

      stop.current = store.subscribe(goOn);
      goOn();
    },
    [store, apply],
  );
}
