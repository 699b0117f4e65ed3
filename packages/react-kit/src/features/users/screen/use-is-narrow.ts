import { useLayoutEffect, useState } from 'react';

/** Below this, columns are no longer readable. */
const columnsNeed = 720;

/** Whether an element is too narrow for the table's columns, kept as it changes size. */
export function useIsNarrow(element: HTMLElement | null): boolean {
  const [isNarrow, setNarrow] = useState(false);

  useLayoutEffect(() => {
    if (!element) return;
    const fit = () => setNarrow(element.clientWidth < columnsNeed);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return isNarrow;
}
