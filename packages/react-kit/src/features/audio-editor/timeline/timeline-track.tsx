import { useDroppable } from '@dnd-kit/core';
import { useMemo, useRef, useState, useEffect } from 'react';
import type { CategoryColors } from '../../categories/index.ts';
import { itemWidth } from '../timeline-model/item-width.ts';
import { timelineMessages as messages } from './timeline.messages.ts';
import { useEditor } from '../audio-editor.store.ts';
import { type DropTargetData, dropTarget } from '../drag/drop-target.ts';
import { ItemBar } from './item-bar.tsx';
import { itemGap } from './item-gap.ts';
import { ItemHandles } from './item-handles.tsx';
import { Playhead } from './playhead.tsx';
import type { TimelineState } from './timeline.controller.ts';
import { TrackList } from './track-list.tsx';
import { insertionOffset } from '../timeline-model/insertion-index.ts';

const itemHeight = 64;

interface TrackProps {
  timeline: TimelineState;
  colors: CategoryColors;
}

/** The drop target: a scrolling track of items with the active item's buttons and handles, and the insertion mark. */
export function TimelineTrack({ timeline, colors }: TrackProps) {
  const { items, zoom, selection, canEdit } = timeline;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const [hoveredId, setHoveredId] = useState<string | null>(null);
  const track = useRef<HTMLDivElement>(null);
  const place: DropTargetData = { left: () => track.current?.getBoundingClientRect().left ?? 0 };
  const { setNodeRef, isOver } = useDroppable({ id: dropTarget, data: { ...place } });
  const dragged = useEditor((state) => state.dragged);
  const widths = useMemo(() => items.map((item) => itemWidth(item.durationMs, zoom)), [items, zoom]);
  const offsets = useMemo(() => offsetsOf(widths), [widths]);
  const indexOf = (id: string | null) => (id === null ? -1 : items.findIndex(({ timelineId }) => timelineId === id));
  const activeIndex = indexOf(selection.activeId);
  const hoveredIndex = indexOf(hoveredId);
  const barIndex = hoveredIndex === -1 ? activeIndex : hoveredIndex;
  const barItem = items[barIndex];
  const active = items[activeIndex];
  const handled = canEdit && active && selection.ids.size < 2 && dragged === 0 && mayShape(active) ? active : null;
  return (
    <div
      ref={(element) => {
        setNodeRef(element);
        setScroller(element);
      }}
      className="pk-track"
      data-deck
      data-timeline-scroller
      data-over={isOver || undefined}
      data-drags-selection={dragged > 1 || undefined}
      onPointerLeave={() => setHoveredId(null)}
    >
      {items.length === 0 && <p className="pk-track-empty">{messages.empty}</p>}
      <div ref={track} className="pk-track-items" style={{ height: itemHeight }}>
        {items.length > 0 && <TrackList {...{ timeline, colors, widths, scroller }} onHover={setHoveredId} />}
        {handled && (
          <ItemHandles
            key={handled.timelineId}
            item={handled}
            shapeActions={timeline.shapeActions}
            offset={offsets[activeIndex] ?? 0}
            width={widths[activeIndex] ?? 0}
          />
        )}
        {barItem && <ItemBar item={barItem} timeline={timeline} end={(offsets[barIndex] ?? 0) + (widths[barIndex] ?? 0)} />}
        <Playhead {...{ items, widths, offsets }} />
        <DropMark widths={widths} scroller={scroller} />
      </div>
    </div>
  );
}

function mayShape({ ads, dirty, processing, durationMs }: TimelineState['items'][number]): boolean {
  return !ads && !dirty && !processing && durationMs > 0;
}

/** Pixels from the start of the track to each item. */
function offsetsOf(widths: readonly number[]): number[] {
  let at = 0;
  return widths.map((width) => {
    const offset = at;
    at += width + itemGap;
    return offset;
  });
}

/** The insertion mark of a drag. It scrolls into view, because keys can choose a position outside the view. */
function DropMark({ widths, scroller }: { widths: readonly number[]; scroller: HTMLElement | null }) {
  const index = useEditor((state) => state.dropIndex);
  const offset = index === null ? null : insertionOffset(widths, itemGap, index);
  useEffect(() => {
    if (offset === null || !scroller) return;
    if (offset < scroller.scrollLeft || offset > scroller.scrollLeft + scroller.clientWidth) scroller.scrollTo({ left: offset - 80 });
  }, [offset, scroller]);
  return offset !== null && <span className="pk-track-mark" style={{ transform: `translateX(${offset}px)` }} />;
}
