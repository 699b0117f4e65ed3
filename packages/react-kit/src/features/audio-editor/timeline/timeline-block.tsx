import { memo } from 'react';
import { formatClock } from '../../../screen/time/format-duration.ts';
import type { LabelName } from '../../categories/index.ts';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';
import { SpinnerRing } from '../../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { timelineMessages as messages } from './timeline.messages.ts';
import { useDragSource } from '../drag/use-drag-source.ts';
import { ClipWave } from './clip-wave.tsx';
import { FadeRamps } from './fade-ramps.tsx';
import './timeline-block.css';

export interface TimelineBlockProps {
  item: TimelineItem;
  index: number;
  count: number;
  isSelected: boolean;
  isPlaying: boolean;
  /** Pixels from the start of the track. */
  offset: number;
  width: number;
  startMs: number;
  color: LabelName;
  /** This item is the tab stop of the list. */
  isTabStop: boolean;
  onHover: (timelineId: string | null) => void;
  onEdit: (item: TimelineItem) => void;
}

/** An item to select or drag. Its buttons are in the bar above it, because a list box may not contain buttons. */
export const TimelineBlock = memo(function TimelineBlock(props: TimelineBlockProps) {
  const { item, index, count, isSelected, isPlaying, offset, width, startMs, color, isTabStop, onHover, onEdit } = props;
  const { setNodeRef, listeners, isDragging } = useDragSource(`item-${item.timelineId}`, { kind: 'item', item });
  // The list handles keys to move items, so only pointers drag.
  const { onKeyDown: _keys, ...pointers } = listeners ?? {};
  const isBusy = item.processing || item.dirty;
  const length = item.ads ? messages.ad : formatClock(item.durationMs / 1000);
  return (
    <div
      {...pointers}
      ref={setNodeRef}
      role="option"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={index + 1}
      tabIndex={isTabStop ? 0 : -1}
      className="pk-block"
      data-index={index}
      data-length={item.durationMs}
      data-color={color}
      data-ad={item.ads || undefined}
      data-busy={isBusy || undefined}
      data-playing={isPlaying || undefined}
      data-dragging={isDragging || undefined}
      style={{ width, left: offset }}
      onPointerEnter={(event) => onHover(event.pointerType === 'mouse' ? item.timelineId : null)}
      onDoubleClick={() => onEdit(item)}
    >
      {!item.ads && (
        <span className="pk-block-wave">
          <ClipWave {...{ item, width, color }} />
        </span>
      )}
      <FadeRamps item={item} width={width} />
      <span className="pk-block-name">{item.name}</span>
      <span className="pk-block-foot">
        <span className="pk-time">{formatClock(startMs / 1000)}</span>
        {isBusy ? <Busy /> : <span className="pk-time pk-block-length">{length}</span>}
      </span>
      {(item.fadeInMs > 0 || item.fadeOutMs > 0) && (
        <VisuallyHidden>
          {item.fadeInMs > 0 && `, ${messages.fadesIn(item.fadeInMs)}`}
          {item.fadeOutMs > 0 && `, ${messages.fadesOut(item.fadeOutMs)}`}
        </VisuallyHidden>
      )}
    </div>
  );
});

function Busy() {
  return (
    <>
      <SpinnerRing />
      <VisuallyHidden>{messages.processing}</VisuallyHidden>
    </>
  );
}
