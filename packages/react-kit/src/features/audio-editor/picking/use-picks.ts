import type { AudioEvent } from '@postkit/sdk/schema';
import { nonePicked, pickedInOrder, pickedOfType, type PickedType } from '../timeline-model/picked-events.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import { useAddEvents } from '../timeline/use-add-events.ts';

export interface Picks {
  /** How many are picked, from whichever list. */
  count: number;
  /** Those of one list. */
  own: readonly AudioEvent[];
  clear: () => void;
  add: () => void;
}

/** What is picked, to add it or to let go of it. */
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
