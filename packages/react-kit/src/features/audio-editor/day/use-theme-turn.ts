import { useEffect, useState, type RefObject } from 'react';

/** A number that changes with the theme: the system's, or the one that a host sets on the root. */
export function useThemeTurn(inside: RefObject<HTMLElement | null>): number {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const next = () => setTurn((before) => before + 1);
    const dark = globalThis.matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', next);
    const observer = new MutationObserver(next);
    const root = inside.current?.closest('.pk');
    if (root) observer.observe(root, { attributeFilter: ['data-theme'] });
    return () => {
      dark.removeEventListener('change', next);
      observer.disconnect();
    };
  }, [inside]);
  return turn;
}
