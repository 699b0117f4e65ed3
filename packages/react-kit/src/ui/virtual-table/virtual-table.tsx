import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useIsNarrow } from '../narrow/use-is-narrow.ts';
import { type Sort, SortHeader } from '../table/sort-header.tsx';
import { tableRoles } from '../table/table-roles.ts';
import { useRovingItems } from '../virtual-list/use-roving-items.ts';
import '../table/table.css';
import './virtual-table.css';

/** Below this width in pixels, columns are unreadable. */
const minTableWidth = 720;

export interface VirtualColumn {
  id: string;
  header: string;
  isSortable?: boolean | undefined;
  isHeaderHidden?: boolean | undefined;
}

/** The place of a row, which its `tr` shows with `rowProps`. */
export interface RowPlace {
  index: number;
  pixels: number;
  /** The row and its buttons are in the tab order. */
  isTabStop: boolean;
}

export interface VirtualTableProps<Row> {
  label: string;
  columns: readonly VirtualColumn[];
  rows: readonly Row[];
  rowId: (row: Row) => number;
  renderRow: (row: Row, place: RowPlace) => ReactNode;
  /** Heights of a row, and of the card that replaces it on narrow screens. */
  pixels: { wide: number; narrow: number };
  sort?: Sort | undefined;
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** Runs on Enter on a focused row. */
  onEnter: (row: Row) => void;
  /** Id of the row that gets the focus once it is listed. */
  focusId: number | null;
  onFocused(): void;
}

const headPixels = 32;

/**
 * A table of any length that renders only visible rows. One row is in the tab order; arrow keys, Page Up and Down, Home and
 * End move between rows.
 */
export function VirtualTable<Row>(props: VirtualTableProps<Row>) {
  const { label, columns, rows, rowId, renderRow, pixels, sort, onSortChange, onEnter, focusId, onFocused } =
    props;
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const isNarrow = useIsNarrow(scroller, minTableWidth);
  const rowHeight = isNarrow ? pixels.narrow : pixels.wide;
  const keyOf = (index: number) => {
    const row = rows[index];
    return row === undefined ? `missing-${index}` : rowId(row);
  };
  // The virtualizer's functions must not be memoised, and nothing here memoises them.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    getItemKey: keyOf,
    overscan: 8,
    scrollPaddingStart: headPixels,
    scrollPaddingEnd: headPixels,
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, rowHeight]);
  const virtualRows = virtualizer.getVirtualItems();
  const roving = useRovingItems({
    scroller,
    count: rows.length,
    columns: 1,
    page: virtualizer.range ? Math.max(1, virtualizer.range.endIndex - virtualizer.range.startIndex) : 1,
    isHorizontal: false,
    reveal: (index) => virtualizer.scrollToIndex(index),
    onEnter(index) {
      const row = rows[index];
      if (row !== undefined) onEnter(row);
    },
  });

  const focusIndex = focusId === null ? -1 : rows.findIndex((row) => rowId(row) === focusId);
  const { move } = roving;
  useEffect(() => {
    if (focusIndex < 0 || !scroller) return;
    onFocused();
    // Runs after the closing dialog has restored the focus.
    requestAnimationFrame(() => move(focusIndex));
  }, [focusIndex, scroller, move, onFocused]);

  const before = virtualRows[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (virtualRows.at(-1)?.end ?? 0);
  return (
    <div ref={setScroller} className="pk-virtual-table" data-narrow={isNarrow || undefined}>
      <table className="pk-table" {...tableRoles.table} aria-label={label} aria-rowcount={rows.length + 1}>
        <thead className="pk-table-head" {...tableRoles.rowgroup}>
          <tr className="pk-table-row" {...tableRoles.row} aria-rowindex={1}>
            {columns.map((column) => (
              <SortHeader key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
          </tr>
        </thead>
        <tbody className="pk-table-body" {...tableRoles.rowgroup} {...roving.handlers}>
          <Space pixels={before} />
          {virtualRows.map(({ index }) => {
            const row = rows[index];
            return row === undefined
              ? null
              : renderRow(row, { index, pixels: rowHeight, isTabStop: index === roving.current });
          })}
          <Space pixels={after} />
        </tbody>
      </table>
    </div>
  );
}

/** The attributes of the `tr` at a place, which the arrow keys of the table move to. */
export function rowProps({ index, pixels, isTabStop }: RowPlace) {
  return {
    className: 'pk-table-row pk-virtual-table-row',
    ...tableRoles.row,
    'data-index': index,
    'aria-rowindex': index + 2,
    tabIndex: isTabStop ? 0 : -1,
    style: { height: pixels },
  };
}

/** Replaces rows that are not rendered. */
function Space({ pixels }: { pixels: number }) {
  return (
    pixels > 0 && <tr className="pk-virtual-table-space" aria-hidden="true" style={{ height: pixels }} />
  );
}
