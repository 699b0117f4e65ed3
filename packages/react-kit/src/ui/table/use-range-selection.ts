import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { type TableSelection, toggledRange, withRows } from './toggled-range.ts';

/** Selects a range with Shift, by mouse or Space, and all rows with Ctrl+A or Cmd+A while the focus is in the table. */
export function useRangeSelection<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  selection: TableSelection<Row> | undefined,
) {
  const anchor = useRef<string | null>(null);
  // A change event of a checkbox has no modifiers, but the pointer or key event before it does.
  const isRange = useRef(false);

  function toggle(key: string, isSelected: boolean): void {
    const from = isRange.current ? anchor.current : null;
    selection?.onChange(toggledRange(selection.keys, rows.map(rowKey), { from, to: key, isSelected }));
    anchor.current = key;
  }

  function onSelectKey(event: KeyboardEvent): void {
    if (!selection) return;
    isRange.current = event.shiftKey;
    if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    selection.onChange(withRows(selection.keys, rows.map(rowKey), true));
  }

  return {
    toggle,
    onSelectKey,
    checkHandlers: {
      // Shift would also select the text between the rows.
      onMouseDown(event: MouseEvent): void {
        isRange.current = event.shiftKey;
        if (event.shiftKey) event.preventDefault();
      },
    },
  };
}
