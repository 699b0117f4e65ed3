import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import type { FocusedItem, Takeover } from './use-deferred-trigger.ts';

/**
 * Whether the control is open, and the item to focus if the takeover opened it. The control focuses its button and opens if it took
 * over from a plain button that was used.
 */
export function useTakeover(takeover: Takeover | undefined, button: RefObject<HTMLElement | null>) {
  const [{ isOpen, focus }, set] = useState<{ isOpen: boolean; focus: FocusedItem }>({
    isOpen: false,
    focus: null,
  });

  useLayoutEffect(() => {
    if (!takeover) return;
    // First, so that closing the control returns the focus to its button.
    button.current?.focus();
    if (takeover.isOpening) set({ isOpen: true, focus: takeover.focus });
    // Only at the takeover itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const setOpen = useCallback((next: boolean) => set({ isOpen: next, focus: null }), []);
  return [isOpen, setOpen, focus] as const;
}
