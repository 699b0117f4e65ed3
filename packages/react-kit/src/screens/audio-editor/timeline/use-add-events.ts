import { useCallback } from 'react';
import type { AudioEvent } from '@postkit/sdk/schema';
import { audioItem } from '../../../data/timeline/index.ts';
import { randomUuid } from '../../../host/random-uuid.ts';
import { useEditorStore } from '../audio-editor.store.ts';

/** Adds events at the end of the timeline, as one undoable step. */
export function useAddEvents(): (events: readonly AudioEvent[]) => void {
  const store = useEditorStore();
  return useCallback(
    (events) => {
      const { history, run, select } = store.getState();
      const start = history.items.length;
      const placed = events.map((event, offset) => ({
        index: start + offset,
        item: audioItem(event, randomUuid()),
      }));
      run({ kind: 'insert', placed });
      const last = placed.at(-1);
      if (last) select(last.item.timelineId);
    },
    [store],
  );
}
