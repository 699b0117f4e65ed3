import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { isHtml } from '../root/is-element.ts';
import { nextIndex } from './virtual-list.model.ts';

type Options = {
  scroller: HTMLElement | null;
  count: number;
  columns: number;
  page: number;
  isHorizontal: boolean;
  reveal: (index: number) => void;
  onEnter: ((index: number) => void) | undefined;
};

/** A roving focus over items of which only some are rendered. */
export function useRovingItems({ scroller, count, columns, page, isHorizontal, reveal, onEnter }: Options) {
  const [current, setCurrent] = useState(0);
  const pending = useRef<number>(undefined);

  function focus(index: number): boolean {
    const element = scroller?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    element?.focus({ preventScroll: true });
    return Boolean(element);
  }

  function move(index: number) {
    flushSync(() => setCurrent(index));
    reveal(index);
    pending.current = focus(index) ? undefined : index;
  }

  // A distant item renders only after the scroll that `reveal` started.
  useEffect(() => {
    if (pending.current !== undefined && focus(pending.current)) pending.current = undefined;
  });

  return {
    current: Math.min(current, count - 1),
    /** Scrolls to an item and focuses it. */
    move,
    handlers: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const index = indexOf(event.target);
        // Ignores keys in an item's own controls.
        if (index === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
        if (event.key === 'Enter' && onEnter) onEnter(index);
        else {
          const next = nextIndex({ key: event.key, index, count, columns, page, isHorizontal });
          if (next === undefined) return;
          move(next);
        }
        event.preventDefault();
      },
      onFocus(event: FocusEvent<HTMLElement>) {
        const index = indexOf(event.target.closest('[data-index]'));
        if (index !== undefined) setCurrent(index);
      },
    },
  };
}

function indexOf(target: EventTarget | null): number | undefined {
  const index = isHtml(target) ? target.dataset['index'] : undefined;
  return index === undefined ? undefined : Number(index);
}
