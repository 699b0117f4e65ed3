import { memo } from 'react';
import { formatClock } from '../../../screen/time/format-duration.ts';
import type { LabelName } from '../../categories/index.ts';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';
import type { ItemPlace } from '../timeline-model/track-layout.ts';
import { SpinnerRing } from '../../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { timelineMessages } from './timeline.messages.ts';
import { useDragSource } from '../drag/use-drag-source.ts';
import { ClipWave, drawnWidth, wideClip } from './clip-wave.tsx';
import { FadeLine } from './fade-line.tsx';
import type { TrackView } from './use-track-view.ts';
import './timeline-block.css';
import { useWords } from '../../../words/use-words.ts';

export interface TimelineBlockProps {
  item: TimelineItem;
  index: number;
  count: number;
  isSelected: boolean;
  /** The only selected item, which the handles change. */
  isEdited: boolean;
  isPlaying: boolean;
  place: ItemPlace;
  /** The visible part of the track; null unless the item is too wide to be drawn as a whole. */
  view: TrackView | null;
  color: LabelName;
  /** This item is the tab stop of the list. */
  isTabStop: boolean;
  /** An ad marker beside another one. */
  isRepeatedAd: boolean;
  onEdit: (item: TimelineItem) => void;
}

/** Pixels from which the header has room for a title, and for the length beside it. */
const titleMinWidth = 30;
const lengthMinWidth = 96;

/** The visible part of the track, for an item that is too wide to be drawn as a whole; null for others. */
export function viewOf({ width }: ItemPlace, view: TrackView): TrackView | null {
  return width > wideClip ? view : null;
}

/** An item to select or drag. Its actions are in the bar, because a list box may not contain buttons. */
export const TimelineBlock = memo(function TimelineBlock(props: TimelineBlockProps) {
  const messages = useWords(timelineMessages);
  const { item, index, count, isSelected, isEdited, isPlaying, place, view, color, isTabStop, isRepeatedAd, onEdit } = props;
  const { setNodeRef, listeners, isDragging } = useDragSource(`item-${item.timelineId}`, { kind: 'item', item });
  // The list handles keys to move items, so only pointers drag.
  const { onKeyDown: _keys, ...pointers } = listeners ?? {};
  const { width, offset } = place;
  const isBusy = item.processing || item.dirty;
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
      data-repeated={isRepeatedAd || undefined}
      data-busy={isBusy || undefined}
      data-edited={isEdited || undefined}
      data-playing={isPlaying || undefined}
      data-dragging={isDragging || undefined}
      data-thin={(!item.ads && width < titleMinWidth) || undefined}
      data-short={(!item.ads && width < lengthMinWidth) || undefined}
      title={place.isToScale ? undefined : messages.notToScale(item.name, item.durationMs)}
      style={{ width, left: offset }}
      onDoubleClick={() => onEdit(item)}
    >
      <span className="pk-block-head">
        <span className="pk-block-name">{item.name}</span>
        {isBusy ? <Busy /> : !item.ads && <span className="pk-block-length">{formatClock(item.durationMs / 1000)}</span>}
      </span>
      {item.ads ? (
        <span className="pk-block-flag" aria-hidden="true">
          {messages.ad}
        </span>
      ) : (
        <span className="pk-block-body">
          <ClipWave {...{ item, color }} width={drawnWidth(width)} view={view && { from: view.from - offset, to: view.to - offset }} />
          <FadeLine item={item} />
        </span>
      )}
      {!place.isToScale && <span className="pk-block-break" aria-hidden="true" />}
      <Details {...{ item, place, isRepeatedAd }} />
    </div>
  );
});

/** The rest of what the item shows, for screen readers. */
function Details({ item, place, isRepeatedAd }: Pick<TimelineBlockProps, 'item' | 'place' | 'isRepeatedAd'>) {
  const messages = useWords(timelineMessages);
  return (
    <VisuallyHidden>
      {`, ${messages.startsAt(place.startMs)}`}
      {item.fadeInMs > 0 && `, ${messages.fadesIn(item.fadeInMs)}`}
      {item.fadeOutMs > 0 && `, ${messages.fadesOut(item.fadeOutMs)}`}
      {isRepeatedAd && `, ${messages.repeatedAd}`}
    </VisuallyHidden>
  );
}

function Busy() {
  const messages = useWords(timelineMessages);
  return (
    <>
      <SpinnerRing />
      <VisuallyHidden>{messages.processing}</VisuallyHidden>
    </>
  );
}
