import type { AudioEvent } from '@postkit/sdk/schema';
import { useRef } from 'react';
import { nonePicked, togglePicked, withPicked } from '../timeline-model/picked-events.ts';
import { useEditorStore } from '../audio-editor.store.ts';

interface Modified {
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

export interface Picking {
  /** A press on a card: it picks with Control, up to the card with Shift, and plainly while several are being picked. */
  onPress: (press: Modified, event: AudioEvent | undefined) => void;
  /** A key on a card, with the card that the key leads to. Answers whether it picked or let go of anything. */
  onKey: (pressed: { key: string; shiftKey: boolean }, event: AudioEvent | undefined, next: AudioEvent | undefined) => boolean;
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

  function pickTo(event: AudioEvent) {
    const from = events.findIndex(({ id }) => id === last.current);
    const to = events.indexOf(event);
    if (from === -1 || !store.getState().picked.has(last.current ?? 0)) return toggle(event);
    pick(events.slice(Math.min(from, to), Math.max(from, to) + 1));
  }

  return {
    onPress({ shiftKey, ctrlKey, metaKey }, event) {
      if (!event) return;
      if (shiftKey) pickTo(event);
      else if (ctrlKey || metaKey || store.getState().isPicking) toggle(event);
    },
    onKey({ key, shiftKey }, event, next) {
      const { picked, setPicked } = store.getState();
      if (key === 'Escape' && picked.size > 0) setPicked(nonePicked);
      else if (key === 'x' && event) toggle(event);
      else if (shiftKey && event && next) pick([event, next]);
      else return false;
      return true;
    },
  };
}
