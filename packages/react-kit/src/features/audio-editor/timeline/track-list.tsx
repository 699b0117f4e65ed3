import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { CategoryColors } from '../../categories/index.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { timelineMessages as messages } from './timeline.messages.ts';
import { itemGap } from './item-gap.ts';
import { startsOf } from './starts-of.ts';
import { TimelineBlock } from './timeline-block.tsx';
import type { TimelineState } from './timeline.controller.ts';
import { runTrackAction } from './run-track-action.ts';
import { trackKey } from './track-key.ts';

export interface TrackListProps {
  timeline: TimelineState;
  colors: CategoryColors;
  /** Width of each item in pixels. */
  widths: readonly number[];
  scroller: HTMLElement | null;
  onHover: (timelineId: string | null) => void;
}

/** A virtual list box of the items. */
export function TrackList({ timeline, colors, widths, scroller, onHover }: TrackListProps) {
  const { items, selection } = timeline;
  const keysId = useId();
  const [isFocusWanted, wantFocus] = useState(false);
  const starts = useMemo(() => startsOf(items), [items]);
  // The virtualizer's functions must not be memoized, and nothing here memoizes them.
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

  const active = items.findIndex((item) => item.timelineId === selection.activeId);
  const stop = Math.max(0, active);
  const choosing = useChoosing(timeline);

  useEffect(() => {
    if (active === -1) return undefined;
    virtualizer.scrollToIndex(active);
    if (!isFocusWanted) return undefined;
    const frame = requestAnimationFrame(() => scroller?.querySelector<HTMLElement>(`[data-index="${active}"]`)?.focus());
    // The focus selects, so a late one would undo what a further key selected.
    return () => cancelAnimationFrame(frame);
    // Only a new selection scrolls, not an item that grows or a wider window.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [selection.activeId, active]);

  function onKeyDown(event: KeyboardEvent) {
    const item = items[stop];
    const action = item && trackKey(event, stop, items.length);
    if (!action || !runTrackAction(timeline, item, action)) return;
    event.preventDefault();
    wantFocus(true);
  }

  return (
    <>
      <div
        role="listbox"
        aria-label={messages.list}
        aria-orientation="horizontal"
        aria-multiselectable="true"
        aria-describedby={keysId}
        tabIndex={-1}
        className="pk-track-list"
        style={{ width: virtualizer.getTotalSize() }}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          wantFocus(false);
          choosing.onPointerDown(event);
        }}
        onFocus={choosing.onFocus}
        onClick={choosing.onClick}
      >
        {virtualizer.getVirtualItems().map(({ index, key, start, size }) => {
          const item = items[index];
          if (!item) return null;
          return (
            <TimelineBlock
              key={key}
              {...{ item, index, onHover }}
              count={items.length}
              isSelected={selection.ids.has(item.timelineId)}
              isPlaying={item.eventId !== null && item.eventId === timeline.playingId}
              offset={start}
              width={size}
              startMs={starts[index] ?? 0}
              color={item.ads ? 'gray' : colors(item.category)}
              isTabStop={index === stop}
              onEdit={timeline.edit}
            />
          );
        })}
      </div>
      <VisuallyHidden id={keysId}>{messages.keys}</VisuallyHidden>
    </>
  );
}

/**
 * Selects by pointer and by focus. Pressing selects immediately, so that a drag moves the item. With Ctrl, Cmd or Shift,
 * or on one of several selected items, selecting waits for the click, because the items may be dragged together.
 */
function useChoosing({ items, selection, select, toggle, selectTo, press }: TimelineState) {
  const isPressed = useRef(false);

  function itemAt(target: EventTarget) {
    const block = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    const item = block ? items[Number(block.dataset['index'])] : undefined;
    return block && item ? { block, item } : null;
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      const found = itemAt(event.target);
      isPressed.current = true;
      const end = () => {
        isPressed.current = false;
      };
      globalThis.addEventListener('pointerup', end, { once: true });
      globalThis.addEventListener('pointercancel', end, { once: true });
      if (!found || event.pointerType !== 'mouse' || hasModifier(event) || selection.ids.has(found.item.timelineId)) return;
      select(found.item.timelineId);
    },
    onClick: (event: MouseEvent) => {
      const found = itemAt(event.target);
      if (!found) return;
      const { item, block } = found;
      if (event.shiftKey) return selectTo(item.timelineId);
      if (event.ctrlKey || event.metaKey) return toggle(item.timelineId);
      select(item.timelineId);
      const { left, width } = block.getBoundingClientRect();
      if (!item.ads && width > 0) press(item, Math.round(((event.clientX - left) / width) * item.durationMs));
    },
    onFocus: (event: FocusEvent) => {
      const found = itemAt(event.target);
      if (found && !isPressed.current && selection.activeId !== found.item.timelineId) select(found.item.timelineId);
    },
  };
}

function hasModifier({ shiftKey, ctrlKey, metaKey }: PointerEvent): boolean {
  return shiftKey || ctrlKey || metaKey;
}
