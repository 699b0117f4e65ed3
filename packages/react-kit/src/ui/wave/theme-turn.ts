import { useSyncExternalStore } from 'react';

let turn = 0;
const listeners = new Set<() => void>();
let stop: (() => void) | null = null;

/** A counter that increases when the theme changes: the system's, the one on the root element, or forced colours. */
export function useThemeTurn(): number {
  return useSyncExternalStore(subscribe, () => turn);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  stop ??= watch();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = null;
  };
}

function watch(): () => void {
  const next = () => {
    turn += 1;
    for (const listener of listeners) listener();
  };
  const media = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) =>
    globalThis.matchMedia(query),
  );
  for (const query of media) query.addEventListener('change', next);
  const observer = new MutationObserver(next);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'], subtree: true });
  return () => {
    for (const query of media) query.removeEventListener('change', next);
    observer.disconnect();
  };
}
