import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AudioEvent } from '@postkit/sdk/schema';
import { isElement, isHtml } from '../../../ui/root/is-element.ts';
import { usePickHandlers } from './use-pick-handlers.ts';

export interface EventListOptions {
  events: readonly AudioEvent[];
  /** The element around the cards; each card has its index as `data-index`. */
  list: RefObject<HTMLElement | null>;
  /** Index of the card that a key moves to. */
  next: (index: number, key: string) => number | null;
  /** Scrolls to a card that may not be drawn yet. */
  reveal?: (index: number) => void;
  onAdd: (event: AudioEvent) => void;
}

/** A list of draggable events with one tab stop: arrow keys move, Enter adds, and several can be picked. */
export function useEventList({ events, list, next, reveal, onAdd }: EventListOptions) {
  const [stop, setStop] = useState(0);
  const pickHandlers = usePickHandlers(events);

  function focus(index: number): boolean {
    const card = list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    card?.focus({ preventScroll: reveal !== undefined });
    return Boolean(card);
  }

  function go(index: number) {
    flushSync(() => setStop(index));
    reveal?.(index);
    // A distant card is drawn only after the scroll.
    if (!focus(index)) requestAnimationFrame(() => requestAnimationFrame(() => focus(index)));
  }

  return {
    /** Index of the card that is the tab stop. */
    stop: Math.min(stop, events.length - 1),
    setStop,
    focus,
    handlers: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const index = indexOf(event.target);
        // During a keyboard drag the arrow keys choose a position on the timeline.
        if (index === null || isPickedUp(event.target) || event.altKey || event.ctrlKey || event.metaKey)
          return;
        const chosen = events[index];
        const target = next(index, event.key);
        const isPick = pickHandlers.onKey(event, chosen, events[target ?? -1]);
        if (event.key === 'Enter' && chosen) onAdd(chosen);
        else if (target !== null) go(target);
        else if (!isPick) return;
        event.preventDefault();
      },
      onClick: (event: MouseEvent<HTMLElement>) =>
        pickHandlers.onPress(event, events[indexOf(cardOf(event.target)) ?? -1]),
      onFocus: (event: FocusEvent<HTMLElement>) =>
        setStop(indexOf(event.target.closest('[data-index]')) ?? stop),
    },
  };
}

function indexOf(target: EventTarget | null): number | null {
  const index = isHtml(target) ? target.dataset['index'] : undefined;
  return index === undefined ? null : Number(index);
}

/** The pressed card; null for a press on a button or link. */
function cardOf(target: EventTarget): Element | null {
  return isElement(target) && !target.closest('button, a') ? target.closest('[data-index]') : null;
}

function isPickedUp(target: EventTarget): boolean {
  return isHtml(target) && target.dataset['dragging'] !== undefined;
}
