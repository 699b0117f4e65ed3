import { useLayoutEffect, useState } from 'react';

/** The number and width of the columns that fit into an element, updated as it changes size. */
export function useColumns(
  element: HTMLElement | null,
  minWidth: number | undefined,
  gap: number,
): { columns: number; width: number } {
  const [layout, setLayout] = useState({ columns: 1, width: 0 });

  useLayoutEffect(() => {
    if (!element || minWidth === undefined) return;
    const least = minWidth;
    function fit(whole: number) {
      const columns = Math.max(1, Math.floor((whole + gap) / (least + gap)));
      const width = (whole - (columns - 1) * gap) / columns;
      setLayout((before) =>
        before.columns === columns && before.width === width ? before : { columns, width },
      );
    }
    fit(element.clientWidth);
    const observer = new ResizeObserver(([entry]) => fit(entry?.contentRect.width ?? 0));
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, minWidth, gap]);

  return layout;
}
