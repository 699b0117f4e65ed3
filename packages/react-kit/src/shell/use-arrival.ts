import { useEffect, useRef } from 'react';

/**
 * Arriving at a new screen: the view starts at its top, and the focus goes to the screen's heading, so that a
 * screen reader begins there. A heading that is still loading is waited for, and one that is drawn anew with what
 * was loading is followed, until somebody does something else.
 */
export function useArrival(view: HTMLElement | null, path: string): void {
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
  for (const event of ['keydown', 'pointerdown']) document.addEventListener(event, end, { signal: stop.signal, capture: true });
  focusHeading();
  return end;
}

/** Somebody who went on to the top bar or to a dialog in the meantime keeps the focus there. */
function isBusyElsewhere(view: HTMLElement): boolean {
  const active = document.activeElement;
  return active !== null && active !== document.body && !view.contains(active) && active.closest('nav') === null;
}
