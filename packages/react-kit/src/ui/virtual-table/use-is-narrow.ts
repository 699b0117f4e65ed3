import { useLayoutEffect, useState } from 'react';

/** Below this width in pixels, columns are unreadable. */
const minTableWidth = 720;

/** Whether an element is too narrow for the table's columns; follows its size. */
export function useIsNarrow(element: HTMLElement | null): boolean {
  const [isNarrow, setNarrow] = useState(false);

  useLayoutEffect(() => {
    if (!element) return;
    const fit = () => setNarrow(element.clientWidth < minTableWidth);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return isNarrow;
}
