import { useEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Moves the focus after the next render, for actions that remove the focused element, such as deleting or moving a row.
 * By then the dialog or menu of the action has closed too.
 */
export function useFocusNext(): (find: Find) => void {
  const pending = useRef<Find | null>(null);

  useEffect(() => {
    if (!pending.current) return undefined;
    const frame = requestAnimationFrame(() => {
      pending.current?.()?.focus();
      pending.current = null;
    });
    return () => cancelAnimationFrame(frame);
  });

  return (find) => {
    pending.current = find;
  };
}
