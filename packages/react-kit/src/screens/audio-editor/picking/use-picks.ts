import type { AudioEvent } from '@postkit/sdk/schema';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import { nonePicked, pickedInOrder, pickedOfType, type PickedType } from '../timeline-model/picked-events.ts';
import { useAddEvents } from '../timeline/use-add-events.ts';

export interface Picks {
  /** Number of picked events of all lists. */
  count: number;
  /** The picked events of one list. */
  own: readonly AudioEvent[];
  clear: () => void;
  add: () => void;
}

/** The picked events, and actions that add or clear them. */
export function usePicks(type: PickedType): Picks {
  const store = useEditorStore();
  const addEvents = useAddEvents();
  const picked = useEditor((state) => state.picked);
  const clear = () => store.getState().setPicked(nonePicked);
  return {
    count: picked.size,
    own: pickedOfType(picked, type),
    clear,
    add: () => {
      addEvents(pickedInOrder(store.getState().picked));
      clear();
    },
  };
}
