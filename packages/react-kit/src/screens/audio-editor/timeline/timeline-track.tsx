import { useDroppable } from '@dnd-kit/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import type { CategoryColors } from '../../../domain/timeline/category-color.ts';
import { insertionOffset } from '../../../domain/timeline/insertion-index.ts';
import { itemWidth } from '../../../domain/timeline/item-width.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { timelineMessages as words } from '../audio-editor.messages.ts';
import { dropTarget } from '../drag/drop-target.ts';
import { DropMark } from './drop-mark.tsx';
import { ItemBar } from './item-bar.tsx';
import { itemGap } from './item-gap.ts';
import { startsOf } from './starts-of.ts';
import { TimelineBlock } from './timeline-block.tsx';
import type { TimelineState } from './timeline.controller.ts';
import { trackKey } from './track-key.ts';

const itemHeight = 64;

interface TrackProps {
  timeline: TimelineState;
  colors: CategoryColors;
}

/** Where things are dropped: it scrolls, shows the items, the buttons over one of them, and where a drop would land. */
export function TimelineTrack({ timeline, colors }: TrackProps) {
  const { items, zoom, selectedId } = timeline;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const { setNodeRef, isOver } = useDroppable({ id: dropTarget });
  const widths = useMemo(() => items.map((item) => itemWidth(item.durationMs, zoom)), [items, zoom]);
  const barIndex = items.findIndex(
    (item) => item.timelineId === (items.some((other) => other.timelineId === hoveredId) ? hoveredId : selectedId),
  );
  const barItem = items[barIndex];
  return (
    <div
      ref={(element) => {
        setNodeRef(element);
        setScroller(element);
      }}
      className="pk-track"
      data-timeline-scroller
      data-over={isOver || undefined}
      onPointerLeave={() => setHoveredId(null)}
    >
      {items.length === 0 && <p className="pk-track-empty">{words.empty}</p>}
      <div className="pk-track-items" data-timeline-track style={{ height: itemHeight }}>
        {items.length > 0 && <TrackList {...{ timeline, colors, widths, scroller }} onHover={setHoveredId} />}
        {barItem && (
          <ItemBar
            item={barItem}
            timeline={timeline}
            end={insertionOffset(widths, itemGap, barIndex) + itemGap / 2 + (widths[barIndex] ?? 0)}
          />
        )}
        <DropMark widths={widths} scroller={scroller} />
      </div>
    </div>
  );
}

interface TrackListProps extends TrackProps {
  /** Pixels of each item. */
  widths: readonly number[];
  scroller: HTMLElement | null;
  onHover: (timelineId: string | null) => void;
}

/** The items in their order: a list box, of which those in view are drawn. */
function TrackList({ timeline, colors, widths, scroller, onHover }: TrackListProps) {
  const { items, selectedId } = timeline;
  const keysId = useId();
  const [isFocusWanted, wantFocus] = useState(false);
  const starts = useMemo(() => startsOf(items), [items]);
  // Its functions must not be memoised; nothing here is.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.length,
    horizontal: true,
    getScrollElement: () => scroller,
    estimateSize: (index) => widths[index] ?? 0,
    getItemKey: (index) => items[index]?.timelineId ?? index,
    gap: itemGap,
    overscan: 4,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, widths]);

  const selected = items.findIndex((item) => item.timelineId === selectedId);
  const stop = Math.max(0, selected);

  useEffect(() => {
    if (selected === -1) return;
    virtualizer.scrollToIndex(selected);
    if (isFocusWanted) requestAnimationFrame(() => scroller?.querySelector<HTMLElement>(`[data-index="${selected}"]`)?.focus());
    // Only a new choice scrolls: not an item that grows, not a wider window.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selectedId, selected]);

  function onKeyDown(event: KeyboardEvent) {
    const item = items[stop];
    const action = item && trackKey(event, stop, items.length);
    if (!action) return;
    event.preventDefault();
    wantFocus(true);
    if (action.kind === 'go') timeline.select(items[action.index]?.timelineId ?? null);
    else if (action.kind === 'move') timeline.move(item, action.by);
    else timeline[action.kind](item);
  }

  return (
    <>
      <div
        role="listbox"
        aria-label={words.list}
        aria-orientation="horizontal"
        aria-describedby={keysId}
        tabIndex={-1}
        className="pk-track-list"
        style={{ width: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
        onPointerDown={() => wantFocus(false)}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start, size }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <TimelineBlock
              key={key}
              {...{ item, index, onHover }}
              count={items.length}
              isSelected={index === selected}
              isPlaying={item.eventId !== null && item.eventId === timeline.playingId}
              offset={start}
              width={size}
              startMs={starts[index] ?? 0}
              color={item.ads ? 'gray' : colors(item.category)}
              isStop={index === stop}
              onSelect={timeline.select}
              onEdit={timeline.edit}
            />
          );
        })}
      </div>
      <VisuallyHidden id={keysId}>{words.keys}</VisuallyHidden>
    </>
  );
}
