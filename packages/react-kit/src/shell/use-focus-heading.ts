import { useEffect, useRef } from 'react';
import { focusedElement } from '../ui/root/focused-element.ts';

/**
 * Arrival at a new screen: scrolls the view to the top and focuses the screen's heading, so that a screen reader starts
 * there. Waits for a heading that is still loading and follows one that replaces it, until the user does something else.
 */
export function useFocusHeading(view: HTMLElement | null, path: string): void {
  const arrivedAt = useRef(path);

  useEffect(() => {
    if (!view || arrivedAt.current === path) return undefined;
    arrivedAt.current = path;
    view.scrollTo(0, 0);
    return followHeading(view);
  }, [view, path]);
}

function followHeading(view: HTMLElement): () => void {
  const wait = new MutationObserver(focusHeading);
  const stop = new AbortController();
  let focused: HTMLElement | null = null;

  function end(): void {
    wait.disconnect();
    stop.abort();
  }

  function focusHeading(): void {
    const heading = view.querySelector<HTMLElement>('h1');
    if (!heading || heading === focused) return;
    if (isBusyElsewhere(view)) return end();
    focused = heading;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }

  wait.observe(view, { childList: true, subtree: true });
  for (const event of ['keydown', 'pointerdown'])
    view.ownerDocument.addEventListener(event, end, { signal: stop.signal, capture: true });
  focusHeading();
  return end;
}

/** A user who has moved on to the top bar or to a dialog keeps the focus there. */
function isBusyElsewhere(view: HTMLElement): boolean {
  const active = focusedElement(view);
  return active !== null && !view.contains(active) && active.closest('nav') === null;
}
