import { memo } from 'react';
import type { LabelName } from '../../../data/categories/index.ts';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { formatClock } from '../../../host/time/format-duration.ts';
import { SpinnerRing } from '../../../ui/spinner/spinner.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useEditor } from '../audio-editor.store.ts';
import { useDragSource } from '../drag/use-drag-source.ts';
import { itemEnvelope } from '../timeline-model/item-envelope.ts';
import { shapeOf } from '../timeline-model/item-shape.ts';
import type { ItemPlace } from '../timeline-model/track-layout.ts';
import './timeline-block.css';
import { ClipSound, drawnWidth, wideClip } from './clip-wave.tsx';
import { timelineMessages } from './timeline.messages.ts';
import { usePendingShape } from './use-pending-shape.ts';
import type { TrackView } from './use-track-view.ts';

/** The level over an item as a line: rising and falling by its fades, also while the user changes them. */
const FadeLine = memo(function FadeLine({ item }: { item: TimelineItem }) {
  const shape = usePendingShape(item) ?? shapeOf(item);
  const envelope = itemEnvelope(item, shape);
  if (envelope.length === 0) return null;
  const x = (share: number) => Math.round(share * 10_000) / 10;
  const [first, last] = [shape.startMs / item.durationMs, shape.endMs / item.durationMs];
  const points = [
    [first, envelope[0]?.[1] ?? 1] as const,
    ...envelope,
    [last, envelope.at(-1)?.[1] ?? 1] as const,
  ];
  return (
    <svg className="pk-fade-line" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.map(([share, gain]) => `${x(share)},${100 - gain * 100}`).join(' ')} />
    </svg>
  );
});

export interface TimelineBlockProps extends BlockLook {
  item: TimelineItem;
  index: number;
  count: number;
  isSelected: boolean;
  /** The only selected item, which the handles change. */
  isEdited: boolean;
  isPlaying: boolean;
  color: LabelName;
  /** This item is the tab stop of the list. */
  isTabStop: boolean;
  /** An ad marker beside another one. */
  isRepeatedAd: boolean;
  onEdit: (item: TimelineItem) => void;
}

/** Opacity of a sound while its item is dragged, and while the station processes it. */
const takenOpacity = 0.35;
const busyOpacity = 0.45;
/** Pixels from which the header has room for a title, and for the length beside it. */
const titleMinWidth = 30;
const lengthMinWidth = 96;

/** How an item looks at its place. While the scale changes, it changes rarely, so blocks are rendered rarely. */
interface BlockLook {
  /** Milliseconds from the start of the episode. */
  startMs: number;
  isToScale: boolean;
  /** No room for the title, or for the length beside it. */
  isThin: boolean;
  isShort: boolean;
  /** CSS pixels to draw the sound for. */
  waveWidth: number;
  /** The visible part, in pixels from the start of the item; null unless it is too wide to be drawn as a whole. */
  view: TrackView | null;
}

/** The look of an item at its place. `view`: the visible part of the track. */
export function blockLook(
  { ads }: TimelineItem,
  { offset, width, startMs, isToScale }: ItemPlace,
  view: TrackView,
): BlockLook {
  return {
    startMs,
    isToScale,
    isThin: !ads && width < titleMinWidth,
    isShort: !ads && width < lengthMinWidth,
    waveWidth: drawnWidth(width),
    view: width > wideClip ? { from: view.from - offset, to: view.to - offset } : null,
  };
}

/** An item to select or drag. Its actions are in the bar, because a list box may not contain buttons. */
export const TimelineBlock = memo(function TimelineBlock(props: TimelineBlockProps) {
  const messages = useWords(timelineMessages);
  const { item, index, count, isSelected, isEdited, isPlaying, color, isTabStop, isRepeatedAd, onEdit } =
    props;
  const { startMs, isToScale, isThin, isShort, waveWidth, view } = props;
  const { setNodeRef, listeners, isDragging } = useDragSource(`item-${item.timelineId}`, {
    kind: 'item',
    item,
  });
  // The list handles keys to move items, so only pointers drag.
  const { onKeyDown: _keys, ...pointers } = listeners ?? {};
  const isBusy = item.processing || item.dirty;
  const isTaken = useEditor(({ dragged }) => dragged > 1) && isSelected ? true : isDragging;
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
      data-thin={isThin || undefined}
      data-short={isShort || undefined}
      title={isToScale ? undefined : messages.notToScale(item.name, item.durationMs)}
      onDoubleClick={() => onEdit(item)}
    >
      <span className="pk-block-head">
        <span className="pk-block-name">{item.name}</span>
        {isBusy ? (
          <Busy />
        ) : (
          !item.ads && <span className="pk-block-length">{formatClock(item.durationMs / 1000)}</span>
        )}
      </span>
      {item.ads ? (
        <span className="pk-block-flag" aria-hidden="true">
          {messages.ad}
        </span>
      ) : (
        <span className="pk-block-body">
          <ClipSound
            {...{ item, color, view }}
            width={waveWidth}
            opacity={isTaken ? takenOpacity : isBusy ? busyOpacity : 1}
          />
          <FadeLine item={item} />
        </span>
      )}
      {!isToScale && <span className="pk-block-break" aria-hidden="true" />}
      <Details {...{ item, startMs, isRepeatedAd }} />
    </div>
  );
});

/** The rest of what the item shows, for screen readers. */
function Details({
  item,
  startMs,
  isRepeatedAd,
}: Pick<TimelineBlockProps, 'item' | 'startMs' | 'isRepeatedAd'>) {
  const messages = useWords(timelineMessages);
  return (
    <VisuallyHidden>
      {`, ${messages.startsAt(startMs)}`}
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
