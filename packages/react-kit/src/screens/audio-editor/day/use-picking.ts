import type { AudioEvent } from '@postkit/sdk/schema';
import { useRef } from 'react';
import { nonePicked, pickedInOrder, togglePicked, withPicked } from '../../../domain/timeline/picked-events.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import { useAddEvents } from '../timeline/use-add-events.ts';

export interface Picking {
  /** Whether a press on a card picks it. */
  isOn: () => boolean;
  toggle: (event: AudioEvent) => void;
  /** All from the one that was picked last up to this. */
  pickTo: (event: AudioEvent) => void;
  /** An event and the one beside it. */
  pickFrom: (...events: readonly (AudioEvent | undefined)[]) => void;
  clear: () => void;
}

/** Picks several of the listed events, to be put on the timeline together. */
export function usePicking(events: readonly AudioEvent[]): Picking {
  const store = useEditorStore();
  const last = useRef<number | null>(null);
  const pick = (more: readonly AudioEvent[]) => store.getState().setPicked(withPicked(store.getState().picked, more));

  function toggle(event: AudioEvent) {
    last.current = event.id;
    store.getState().setPicked(togglePicked(store.getState().picked, event));
  }

  return {
    isOn: () => store.getState().isPicking,
    toggle,
    pickTo(event) {
      const from = events.findIndex(({ id }) => id === last.current);
      const to = events.indexOf(event);
      if (from === -1 || store.getState().picked.size === 0) return toggle(event);
      pick(events.slice(Math.min(from, to), Math.max(from, to) + 1));
    },
    pickFrom: (...some) => pick(some.filter((event) => event !== undefined)),
    clear: () => store.getState().setPicked(nonePicked),
  };
}

export interface Picks {
  count: number;
  clear: () => void;
  add: () => void;
}

/** What is picked, to add it or to let go of it. */
export function usePicks(): Picks {
  const store = useEditorStore();
  const addEvents = useAddEvents();
  const clear = () => store.getState().setPicked(nonePicked);
  return {
    count: useEditor((state) => state.picked.size),
    clear,
    add: () => {
      addEvents(pickedInOrder(store.getState().picked));
      clear();
    },
  };
}
