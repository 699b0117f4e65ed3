import { useDroppable } from '@dnd-kit/core';
import { useMemo, useState } from 'react';
import type { CategoryColors } from '../../../data/categories/index.ts';
import { useWords } from '../../../words/use-words.ts';
import { useWidth } from '../day/use-width.ts';
import { dropTarget } from '../drag/drop-target.ts';
import { fittedLayout, xAt } from '../timeline-model/track-layout.ts';
import { useTransport } from '../transport/transport.store.ts';
import { ClipWave } from './clip-wave.tsx';
import type { TimelineState } from './timeline.controller.ts';
import { timelineMessages } from './timeline.messages.ts';

interface MiniTimelineProps {
  timeline: TimelineState;
  colors: CategoryColors;
  onOpen: () => void;
}

/** Pixels below which an item is a bar without its sound. */
const waveMinWidth = 4;

/** All items in one row; pressing it shows the whole timeline, and what is dropped on it comes last. */
export function MiniTimeline({ timeline, colors, onOpen }: MiniTimelineProps) {
  const messages = useWords(timelineMessages);
  const { items } = timeline;
  const { setNodeRef, isOver } = useDroppable({ id: dropTarget });
  const [row, setRow] = useState<HTMLElement | null>(null);
  const width = useWidth(row);
  const layout = useMemo(() => fittedLayout(items, width), [items, width]);
  const playheadX = useTransport(({ positionMs }) => Math.round(xAt(layout, positionMs)));
  return (
    <div ref={setNodeRef} className="pk-mini" data-over={isOver || undefined}>
      <button
        type="button"
        ref={setRow}
        className="pk-mini-row"
        dir="ltr"
        aria-label={items.length === 0 ? undefined : messages.unfoldItems(items.length)}
        onClick={onOpen}
      >
        {items.length === 0 && <span className="pk-mini-empty">{messages.empty}</span>}
        {items.map((item, index) => {
          const place = layout.places[index];
          if (!place) return null;
          return (
            <span
              key={item.timelineId}
              className="pk-mini-item"
              data-color={item.ads ? 'gray' : colors(item.category)}
              data-ad={item.ads || undefined}
              style={{ left: place.offset, width: place.width }}
            >
              {!item.ads && place.width >= waveMinWidth && (
                <ClipWave item={item} width={place.width} color={colors(item.category)} />
              )}
            </span>
          );
        })}
        {items.length > 0 && (
          <span className="pk-mini-playhead" style={{ transform: `translateX(${playheadX}px)` }} />
        )}
      </button>
    </div>
  );
}
