import { useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Moves the focus once the next render is on screen, for what took the focused element away: deleting a row, moving it
 * elsewhere. The dialog or menu that it was done in is gone by then, too.
 */
export function useFocusNext(): (find: Find) => void {
  const wanted = useRef<Find | null>(null);

  useEffect(() => {
    if (!wanted.current) return undefined;
    const frame = requestAnimationFrame(() => {
      wanted.current?.()?.focus();
      wanted.current = null;
    });
    return () => cancelAnimationFrame(frame);
  });

  return (find) => {
    wanted.current = find;
  };
}
