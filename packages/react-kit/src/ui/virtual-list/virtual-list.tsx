import { defaultKeyExtractor, useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useLayoutEffect,
  useMemo,
  useState,
  type CSSProperties,
  type ReactNode,
  type Ref,
} from 'react';
import { useRovingItems } from './use-roving-items.ts';
import { type ScrollState, VirtualItem } from './virtual-item.tsx';
import './virtual-list.css';

export type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  itemKey: (item: Item) => string;
  /** Keep it stable between renders of a long list: all items render again when it changes. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Pixels along the scroll before an item is measured. In a grid the size is exact, and may depend on the column width. */
  estimateSize: number | ((columnWidth: number) => number);
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** Makes a grid with as many columns as fit, each at least this many pixels wide. */
  minColumnWidth?: number | undefined;
  gap?: number | undefined;
  overscan?: number | undefined;
  /** Skips measuring, if all items have their estimated size. */
  isFixedSize?: boolean | undefined;
  /**
   * Items have no state of their own, so after a change an element may show another item. Those that appear while the list scrolls,
   * and those beyond its visible part, are sketched, and drawn when the browser is idle.
   */
  areStateless?: boolean | undefined;
  /** Runs near the end, to fetch more. */
  onEndReached?: (() => void) | undefined;
  /** Runs on Enter on a focused item. */
  onAction?: ((item: Item, index: number) => void) | undefined;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** The scrolling element. */
  ref?: Ref<HTMLDivElement> | undefined;
};

const nearEnd = 5;

/**
 * A list of any length that renders only visible items. One item is the tab stop; arrow keys, Page Up and Down, Home and
 * End move through all items. The element scrolls itself: give it a height (or width).
 */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const {
    label,
    items,
    itemKey,
    renderItem,
    estimateSize,
    orientation = 'vertical',
    minColumnWidth,
    gap = 0,
    overscan = 6,
  } = props;
  const { areStateless = false, onEndReached, onAction, className, style, ref } = props;
  const isHorizontal = orientation === 'horizontal';
  const isFixedSize = props.isFixedSize === true || minColumnWidth !== undefined;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [canvas, setCanvas] = useState<HTMLDivElement | null>(null);
  const { columns, width } = useColumns(canvas, minColumnWidth, gap);
  const size = typeof estimateSize === 'number' ? estimateSize : estimateSize(width);

  // The functions of a virtualizer must not be memoised, and nothing here memoises them.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: Math.ceil(items.length / columns),
    getScrollElement: () => scroller,
    estimateSize: () => size,
    // Another function in each render would make it measure all lines again.
    getItemKey: areStateless ? defaultKeyExtractor : (line) => keyAt(items, itemKey, line * columns),
    horizontal: isHorizontal,
    gap,
    overscan,
    // A sketch may appear one frame after the scroll, which is better than a frame that waits for it.
    useFlushSync: !areStateless,
    onChange: ({ range }) => {
      if (range && (range.endIndex + 1) * columns > items.length - nearEnd) onEndReached?.();
    },
  });
  useLayoutEffect(() => virtualizer.measure(), [virtualizer, size]);
  const scroll = useMemo(
    (): ScrollState => ({
      isMoving: () => virtualizer.isScrolling,
      isVisible: (index) => isBetween(Math.floor(index / columns), virtualizer.range),
    }),
    [virtualizer, columns],
  );
  const lines = virtualizer.getVirtualItems();
  const total = virtualizer.getTotalSize();
  const roving = useRovingItems({
    scroller,
    count: items.length,
    columns,
    page:
      columns *
      (virtualizer.range ? Math.max(1, virtualizer.range.endIndex - virtualizer.range.startIndex) : 1),
    isHorizontal,
    reveal: (index) => virtualizer.scrollToIndex(Math.floor(index / columns)),
    onEnter: onAction && ((index) => actOn(items, index, onAction)),
  });

  const setRefs = useCallback(
    (element: HTMLDivElement | null) => {
      setScroller(element);
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );

  return (
    <div
      ref={setRefs}
      className={className ? `pk-virtual ${className}` : 'pk-virtual'}
      data-orientation={orientation}
      style={style}
    >
      <div
        {...roving.handlers}
        ref={setCanvas}
        role="list"
        aria-label={label}
        className="pk-virtual-items"
        style={{ [isHorizontal ? 'width' : 'height']: total }}
      >
        {lines.flatMap((line) =>
          items.slice(line.index * columns, (line.index + 1) * columns).map((item, lane) => {
            const index = line.index * columns + lane;
            return (
              <VirtualItem
                key={areStateless ? index : itemKey(item)}
                ref={isFixedSize ? undefined : virtualizer.measureElement}
                {...{ item, index, renderItem, lane, columns, gap, isHorizontal, isFixedSize }}
                start={line.start}
                size={line.size}
                count={items.length}
                scroll={areStateless ? scroll : undefined}
                isTabStop={index === roving.current}
              />
            );
          }),
        )}
      </div>
    </div>
  );
}

function isBetween(line: number, range: { startIndex: number; endIndex: number } | null): boolean {
  return range !== null && line >= range.startIndex && line <= range.endIndex;
}

function keyAt<Item>(items: readonly Item[], itemKey: (item: Item) => string, index: number): string {
  const item = items[index];
  return item === undefined ? `missing-${index}` : itemKey(item);
}

function actOn<Item>(items: readonly Item[], index: number, onAction: (item: Item, index: number) => void) {
  const item = items[index];
  if (item !== undefined) onAction(item, index);
}

/** The number and width of the columns that fit into an element, updated as it changes size. */
function useColumns(
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
