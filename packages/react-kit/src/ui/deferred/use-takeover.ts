import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Takeover } from './use-deferred-trigger.ts';

/** Whether the control is open. It focuses its button and opens if it took over from a plain button that was used. */
export function useTakeover(takeover: Takeover | undefined, button: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    if (!takeover) return;
    // First, so that closing the control returns the focus to its button.
    button.current?.focus();
    if (takeover.isOpening) setOpen(true);
    // Only at the takeover itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return [isOpen, setOpen] as const;
}
