import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the focus on a row whose button reordered the rows: on the same button at its new place, else on the row's next
 * enabled button, else on the table.
 */
export function useRowFocus(frame: RefObject<HTMLElement | null>, rows: readonly unknown[]) {
  const wanted = useRef<{ id: string | null; act: string }>(null);
  useEffect(() => {
    if (!wanted.current || !frame.current) return;
    const { id, act } = wanted.current;
    wanted.current = null;
    const buttons = [...frame.current.querySelectorAll<HTMLElement>(`[data-item="${id ?? ''}"]`)];
    const own = buttons.find((button) => button.dataset['act'] === act);
    const target = [own, ...buttons]
      .map((button) => button?.querySelector<HTMLElement>('button:enabled'))
      .find(Boolean);
    (target ?? frame.current).focus();
  }, [frame, rows]);
  return (id: string | null, act: string) => {
    wanted.current = { id, act };
  };
}
