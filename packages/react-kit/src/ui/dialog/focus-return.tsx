import { useEffect, useRef, useState } from 'react';
import { useUNSAFE_PortalContext } from 'react-aria/PortalProvider';
import { focusedElement } from '../root/focused-element.ts';
import { treeOf } from '../root/tree-of.ts';
import { dialogSelector } from './dialog-selector.ts';

/** For each open dialog the elements that had the focus before it opened, the last one first. */
const origins = new WeakMap<Element, readonly Element[]>();

/**
 * The focused element, the button of the menu or panel that it is in, and if it is in a dialog, what had the focus before that: one
 * dialog can replace another.
 */
function focusedNear(overlays: Element): readonly Element[] {
  const focused = focusedElement(overlays);
  if (!focused) return [];
  // A menu and a panel are named by their button.
  const names =
    focused.closest(`[role="menu"], ${dialogSelector}`)?.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const openers = names.flatMap((id) => treeOf(focused).getElementById(id) ?? []);
  const dialog = focused.closest(dialogSelector);
  return [focused, ...openers, ...((dialog && origins.get(dialog)) ?? [])];
}

// An element of another window is no instance of this window's classes.
function isFocusable(element: Element): element is HTMLElement | SVGElement {
  return 'focus' in element;
}

/**
 * Returns the focus to the element that had it before its dialog opened. React Aria does so too, but
 * it treats Enter in a form as a screen reader's click and first waits for every transition on the page to end. It waits
 * forever if a transition of two properties was cancelled.
 */
export function FocusReturn() {
  const place = useRef<HTMLSpanElement>(null);
  // Read while rendering, before a field of the dialog takes the focus.
  const { getContainer } = useUNSAFE_PortalContext();
  const [before] = useState(() => focusedNear(getContainer?.() ?? document.body));

  useEffect(() => {
    const page = place.current?.ownerDocument ?? document;
    const dialog = place.current?.closest(dialogSelector);
    if (dialog) origins.set(dialog, before);
    return () => {
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (page.activeElement !== page.body) return;
          const left = before.find((element) => element.isConnected);
          if (left && isFocusable(left)) left.focus();
        }),
      );
    };
  }, [before]);

  return <span ref={place} hidden />;
}
