import { memo, type CSSProperties, type ReactNode, type Ref } from 'react';
import { useDrawn } from '../idle/use-drawn.ts';

/** The state of a list that scrolls. */
export interface ScrollState {
  isMoving(): boolean;
  /** Whether the item is in the visible part. */
  isVisible(index: number): boolean;
}

type Props<Item> = {
  item: Item;
  index: number;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Start and size along the scroll, in pixels. */
  start: number;
  size: number;
  /** The column in a grid. */
  lane: number;
  count: number;
  columns: number;
  gap: number;
  isHorizontal: boolean;
  isFixedSize: boolean;
  /** For an item that is sketched before it is drawn. */
  scroll: ScrollState | undefined;
  /** In the tab order. */
  isTabStop: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
};

function PositionedItem<Item>({
  item,
  index,
  renderItem,
  start,
  size,
  lane,
  count,
  columns,
  gap,
  isHorizontal,
  isFixedSize,
  scroll,
  isTabStop,
  ref,
}: Props<Item>) {
  // The tab stop has the focus, so its content is read out.
  const isDrawn =
    useDrawn(item, !scroll || (scroll.isVisible(index) && !scroll.isMoving()), scroll?.isMoving) || isTabStop;
  return (
    <div
      ref={ref}
      role="listitem"
      className="pk-virtual-item"
      data-index={index}
      data-sketch={isDrawn ? undefined : true}
      aria-setsize={count}
      aria-posinset={index + 1}
      // The roving tab stop for the list's arrow keys.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isTabStop ? 0 : -1}
      style={{
        ...position(start, lane, columns, gap, isHorizontal),
        ...(isFixedSize ? { [isHorizontal ? 'width' : 'height']: size } : {}),
      }}
    >
      {isDrawn && renderItem(item, index)}
    </div>
  );
}

/** One item of a list. An item that has rendered does not render again while the list scrolls, if `renderItem` is stable. */
export const VirtualItem = memo(PositionedItem) as typeof PositionedItem;

function position(
  start: number,
  lane: number,
  columns: number,
  gap: number,
  isHorizontal: boolean,
): CSSProperties {
  if (isHorizontal) return { insetInlineStart: start, top: 0, height: '100%' };
  const across = `calc((100% - ${(columns - 1) * gap}px) / ${columns})`;
  const offset = `calc((${across} + ${gap}px) * ${lane})`;
  return { transform: `translateY(${start}px)`, insetInlineStart: offset, width: across };
}
