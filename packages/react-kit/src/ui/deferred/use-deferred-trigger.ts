import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { Deferred } from './deferred.ts';
import { useDeferred } from './use-deferred.ts';

/** Given to a control that replaces the plain button that the user has used. */
export interface Takeover {
  /** The user has pressed the button: open at once. */
  isOpening: boolean;
  /** The item to focus then; null after a press with the pointer. */
  focus: FocusedItem;
}

export type FocusedItem = 'first' | 'last' | null;

/** `ready`: the button has the keyboard's focus, so its keys must work. */
type Wish = 'none' | 'ready' | 'open';

/**
 * A plain button in place of a control whose code has not loaded. It is replaced when it gets the keyboard's focus or is
 * pressed, and keeps the focus then. A control that appears after its code has loaded is there from the start.
 */
export function useDeferredTrigger<Part extends object>(code: Deferred<Part>) {
  const [wish, setWish] = useState<Wish>('none');
  const [focus, setFocus] = useState<FocusedItem>(null);
  const { part, hasFailed, retry } = useDeferred(code, wish !== 'none');
  const [wasLoaded] = useState(part !== undefined);
  const takeover: Takeover | undefined = wasLoaded ? undefined : { isOpening: wish === 'open', focus };

  function open(item: FocusedItem) {
    retry();
    setFocus(item);
    setWish('open');
  }

  return {
    part: wasLoaded || wish !== 'none' ? part : undefined,
    takeover,
    hasFailed: hasFailed && wish === 'open',
    button: {
      'aria-expanded': false,
      'aria-busy': (wish === 'open' && !hasFailed) || undefined,
      onPointerEnter: () => void code.load().catch(() => undefined),
      onFocus: (event: FocusEvent) => {
        if (wish === 'none' && event.currentTarget.matches(':focus-visible')) setWish('ready');
      },
      onBlur: () => setWish('none'),
      // A click without a press count is one by key or by a screen reader.
      onClick: ({ detail }: MouseEvent) => open(detail === 0 ? 'first' : null),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        open(event.key === 'ArrowDown' ? 'first' : 'last');
      },
    },
  } as const;
}
