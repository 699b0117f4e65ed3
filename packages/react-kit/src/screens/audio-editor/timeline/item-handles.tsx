import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { useStores } from '../../../host/stores.ts';
import { formatTenths } from '../../../host/time/clock-tenths.ts';
import { usePageKeys } from '../../../ui/keys/use-page-keys.ts';
import { useWords } from '../../../words/use-words.ts';
import {
  handleLimits,
  handleValue,
  moveHandle,
  type Shape,
  type ShapeHandle,
  shapeHandles,
  shapeOf,
} from '../timeline-model/item-shape.ts';
import { snapHandle } from '../timeline-model/snap-handle.ts';
import type { SnapTarget } from '../timeline-model/snap.ts';
import type { ItemPlace } from '../timeline-model/track-layout.ts';
import { useTransport } from '../transport/transport.store.ts';
import { timelineMessages } from './timeline.messages.ts';
import { usePendingShape } from './use-pending-shape.ts';
import './item-handles.css';
import type { ShapeActions } from './use-shape-actions.ts';
import { useSnapTargets } from './use-snap-targets.ts';

export interface ItemHandlesProps {
  item: TimelineItem;
  shapeActions: ShapeActions;
  place: ItemPlace;
  /** Whether the ends snap; Alt suspends it. */
  snaps: boolean;
  /** Reports what a dragged end snapped to, in milliseconds of the episode; null for nothing. */
  onSnap: (target: SnapTarget | null) => void;
}

/** The start of a drag: the handle, the pointer and the shape. */
interface Hold {
  handle: ShapeHandle;
  x: number;
  shape: Shape;
}

const keySteps: Record<string, number> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

/** Handles to trim an item at its ends and fade it at its upper corners, by pointer or keys. They are outside the list box, which may not contain them. */
export function ItemHandles({ item, shapeActions, place, snaps, onSnap }: ItemHandlesProps) {
  const stores = useStores();
  const messages = useWords(timelineMessages);
  const { offset, width, startMs } = place;
  const shape = usePendingShape(item);
  const hold = useRef<Hold>(null);
  const [held, setHeld] = useState<ShapeHandle | null>(null);
  const [isNear, setNear] = useState(false);
  const targets = useSnapTargets(item, isNear && snaps);
  const now = shape ?? shapeOf(item);
  const scale = width / item.durationMs;

  usePageKeys(
    held &&
      ((event) => {
        if (event.key !== 'Escape') return null;
        return () => {
          // A modal dialog of the page would close too.
          event.preventDefault();
          event.stopPropagation();
          end(false);
        };
      }),
    'first',
  );

  function begin(event: PointerEvent<HTMLElement>, handle: ShapeHandle) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    hold.current = { handle, x: event.clientX, shape: now };
    setHeld(handle);
  }

  function drag(event: PointerEvent<HTMLElement>) {
    const { current } = hold;
    if (!current) return;
    const way = current.handle === 'fadeOut' ? -1 : 1;
    const ms = handleValue(current.shape, current.handle) + (way * (event.clientX - current.x)) / scale;
    const playheadMs = useTransport.in(stores).getState().positionMs - startMs;
    const all: readonly SnapTarget[] = [...targets, { ms: playheadMs, kind: 'playhead' }];
    const { ms: wanted, target } =
      snaps && !event.altKey
        ? snapHandle(current.handle, ms, item.durationMs, all, scale * 1000)
        : { ms, target: null };
    onSnap(target && { ...target, ms: target.ms + startMs });
    shapeActions.hold(item, moveHandle(item, current.shape, current.handle, wanted));
  }

  function end(isKept: boolean) {
    if (!hold.current) return;
    hold.current = null;
    setHeld(null);
    onSnap(null);
    if (isKept) shapeActions.apply();
    else shapeActions.cancel();
  }

  return (
    <div
      className="pk-handles"
      role="group"
      aria-label={messages.handlesOf(item.name)}
      style={{ width, transform: `translateX(${offset}px)` }}
    >
      <span className="pk-handles-cut" style={{ left: 0, width: now.startMs * scale }} />
      <span className="pk-handles-cut" style={{ right: 0, width: (item.durationMs - now.endMs) * scale }} />
      {shapeHandles.map((handle) => (
        <Handle
          key={handle}
          {...{ item, handle, shapeActions }}
          shape={now}
          x={placeOf(handle, now) * scale}
          width={handleWidth(width)}
          isHeld={held === handle}
          isShown={
            held === handle ||
            (shape !== null && handleValue(now, handle) !== handleValue(shapeOf(item), handle))
          }
          onPointerEnter={() => setNear(true)}
          onFocus={() => setNear(true)}
          onPointerDown={(event) => begin(event, handle)}
          onPointerMove={drag}
          onPointerUp={() => end(true)}
          onPointerCancel={() => end(false)}
        />
      ))}
    </div>
  );
}

/** Pixels of a handle: 24, or a third of a thin item. */
function handleWidth(width: number): number {
  return Math.min(24, Math.max(6, width / 3));
}

/** Position of a handle in milliseconds from the start of the item. */
function placeOf(handle: ShapeHandle, { startMs, endMs, fadeInMs, fadeOutMs }: Shape): number {
  return { start: startMs, end: endMs, fadeIn: startMs + fadeInMs, fadeOut: endMs - fadeOutMs }[handle];
}

interface HandleProps {
  item: TimelineItem;
  shape: Shape;
  handle: ShapeHandle;
  shapeActions: ShapeActions;
  /** Pixels from the start of the item. */
  x: number;
  width: number;
  isHeld: boolean;
  /** Shows the value, because the handle has moved. */
  isShown: boolean;
  onPointerEnter: () => void;
  onFocus: () => void;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

function Handle({ item, shape, handle, shapeActions, x, width, isHeld, isShown, ...pointers }: HandleProps) {
  const messages = useWords(timelineMessages);
  const value = handleValue(shape, handle);
  const { min, max } = handleLimits(item, shape, handle);

  function onKeyDown(event: KeyboardEvent) {
    const step = keySteps[event.key];
    if (step !== undefined) shapeActions.step(item, handle, step * (event.shiftKey ? 100 : 1000));
    else if (event.key === 'Home') shapeActions.step(item, handle, min - value);
    else if (event.key === 'End') shapeActions.step(item, handle, max - value);
    else if (event.key === 'Enter') shapeActions.apply();
    else if (event.key !== 'Escape' || !shapeActions.cancel()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      {...pointers}
      role="slider"
      tabIndex={0}
      aria-label={messages.handles[handle](item.name)}
      aria-orientation="horizontal"
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={formatTenths(value)}
      className="pk-handle"
      data-handle={handle}
      data-held={isHeld || undefined}
      data-set={((handle === 'fadeIn' || handle === 'fadeOut') && value > 0) || undefined}
      style={{ left: x, width }}
      onKeyDown={onKeyDown}
    >
      {isShown && <span className="pk-handle-value pk-time">{formatTenths(value)}</span>}
    </div>
  );
}
