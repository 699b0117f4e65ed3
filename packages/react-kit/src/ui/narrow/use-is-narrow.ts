import { useLayoutEffect, useState } from 'react';

/** Whether an element is narrower than a width in pixels; follows its size. */
export function useIsNarrow(element: HTMLElement | null, pixels: number): boolean {
  const [isNarrow, setNarrow] = useState(false);

  useLayoutEffect(() => {
    if (!element) return;
    const fit = () => setNarrow(element.clientWidth < pixels);
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, pixels]);

  return isNarrow;
}
