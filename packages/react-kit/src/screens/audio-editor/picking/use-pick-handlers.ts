import { useRef } from 'react';
import type { AudioEvent } from '@postkit/sdk/schema';
import { useEditorStore } from '../audio-editor.store.ts';
import { nonePicked, togglePicked, withPicked } from '../timeline-model/picked-events.ts';

interface ModifierKeys {
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

export interface PickHandlers {
  /** A press on a card: picks it with Control or while picking is on, and the range up to it with Shift. */
  onPress: (press: ModifierKeys, event: AudioEvent | undefined) => void;
  /** A key on a card, with the card that the key moves to. Returns whether it changed the picked events. */
  onKey: (
    pressed: { key: string; shiftKey: boolean },
    event: AudioEvent | undefined,
    next: AudioEvent | undefined,
  ) => boolean;
}

/** Picks several of the listed events, to add them to the timeline together. */
export function usePickHandlers(events: readonly AudioEvent[]): PickHandlers {
  const store = useEditorStore();
  const last = useRef<number | null>(null);
  const pick = (more: readonly AudioEvent[]) =>
    store.getState().setPicked(withPicked(store.getState().picked, more));

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
