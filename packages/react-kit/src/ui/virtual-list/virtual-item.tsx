import { memo, type CSSProperties, type ReactNode, type Ref } from 'react';

type Props<Item> = {
  item: Item;
  index: number;
  renderItem: (item: Item, index: number) => ReactNode;
  /** Pixels from the beginning, and along the scroll. */
  start: number;
  size: number;
  /** Which column of a grid. */
  lane: number;
  count: number;
  columns: number;
  gap: number;
  isHorizontal: boolean;
  isFixedSize: boolean;
  /** Takes Tab. */
  isStop: boolean;
  ref?: Ref<HTMLDivElement> | undefined;
};

function Place<Item>({
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
  isStop,
  ref,
}: Props<Item>) {
  return (
    <div
      ref={ref}
      role="listitem"
      className="pk-virtual-item"
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      // One roving stop for the arrow keys of the list.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={isStop ? 0 : -1}
      style={{
        ...position(start, lane, columns, gap, isHorizontal),
        ...(isFixedSize ? { [isHorizontal ? 'width' : 'height']: size } : {}),
      }}
    >
      {renderItem(item, index)}
    </div>
  );
}

/** One item of a list. While the list scrolls, what was drawn before is not drawn again: `renderItem` has to stay the same for that. */
export const VirtualItem = memo(Place) as typeof Place;

function position(start: number, lane: number, columns: number, gap: number, isHorizontal: boolean): CSSProperties {
  if (isHorizontal) return { insetInlineStart: start, top: 0, height: '100%' };
  const across = `calc((100% - ${(columns - 1) * gap}px) / ${columns})`;
  const offset = `calc((${across} + ${gap}px) * ${lane})`;
  return { transform: `translateY(${start}px)`, insetInlineStart: offset, width: across };
}
