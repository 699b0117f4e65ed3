import { useLayoutEffect, useState } from 'react';

/** How many columns of a least width fit into an element, and how wide each is; both kept as it changes size. */
export function useColumns(element: HTMLElement | null, minWidth: number | undefined, gap: number): { columns: number; width: number } {
  const [fitting, setFitting] = useState({ columns: 1, width: 0 });

  useLayoutEffect(() => {
    if (!element || minWidth === undefined) return;
    const least = minWidth;
    function fit(whole: number) {
      const columns = Math.max(1, Math.floor((whole + gap) / (least + gap)));
      const width = (whole - (columns - 1) * gap) / columns;
      setFitting((before) => (before.columns === columns && before.width === width ? before : { columns, width }));
    }
    fit(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => fit(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, minWidth, gap]);

  return fitting;
}
