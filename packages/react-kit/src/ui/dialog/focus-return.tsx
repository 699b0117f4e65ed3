import { useEffect, useRef, useState } from 'react';
import { dialogSelector } from './dialog-selector.ts';

/** For each open dialog the elements that had the focus before it opened, the last one first. */
const origins = new WeakMap<Element, readonly Element[]>();

/**
 * The focused element, the button of the menu or panel that it is in, and if it is in a dialog, what had the focus before that: one
 * dialog can replace another.
 */
function focusedNow(): readonly Element[] {
  const focused = document.activeElement;
  if (!focused) return [];
  // A menu and a panel are named by their button.
  const names = focused.closest(`[role="menu"], ${dialogSelector}`)?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const openers = names.flatMap((id) => document.getElementById(id) ?? []);
  const dialog = focused.closest(dialogSelector);
  return [focused, ...openers, ...((dialog && origins.get(dialog)) ?? [])];
}

/**
 * Returns the focus to the element that had it before its dialog opened. React Aria does so too, but
 * it treats Enter in a form as a screen reader's click and first waits for every transition on the page to end. It waits
 * forever if a transition of two properties was cancelled.
 */
export function FocusReturn() {
  const place = useRef<HTMLSpanElement>(null);
  // Read while rendering, before a field of the dialog takes the focus.
  const [before] = useState(focusedNow);

  useEffect(() => {
    const dialog = place.current?.closest(dialogSelector);
    if (dialog) origins.set(dialog, before);
    return () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return;
          const left = before.find((element) => element.isConnected);
          if (left instanceof HTMLElement) left.focus();
        }),
      );
    };
  }, [before]);

  return <span ref={place} hidden />;
}
