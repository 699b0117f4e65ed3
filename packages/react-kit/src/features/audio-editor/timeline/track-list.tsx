import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import type { CategoryColors } from '../../categories/index.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { repeatedAds } from '../timeline-model/repeated-ads.ts';
import type { TrackLayout } from '../timeline-model/track-layout.ts';
import { timelineMessages } from './timeline.messages.ts';
import { TimelineBlock, viewOf } from './timeline-block.tsx';
import type { TimelineState } from './timeline.controller.ts';
import { runTrackAction } from './run-track-action.ts';
import { trackKey } from './track-key.ts';
import { useChoosing } from './use-choosing.ts';
import type { TrackView } from './use-track-view.ts';
import { useWords } from '../../../words/use-words.ts';

export interface TrackListProps {
  timeline: TimelineState;
  colors: CategoryColors;
  layout: TrackLayout;
  view: TrackView;
  scroller: HTMLElement | null;
}

/** A virtual list box of the items. */
export function TrackList({ timeline, colors, layout, view, scroller }: TrackListProps) {
  const messages = useWords(timelineMessages);
  const { items, selection } = timeline;
  const keysId = useId();
  const [isFocusWanted, wantFocus] = useState(false);
  const repeated = useMemo(() => repeatedAds(items), [items]);
  // The virtualizer's functions must not be memoized, and nothing here memoizes them.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: items.length,
    horizontal: true,
    getScrollElement: () => scroller,
    estimateSize: (index) => layout.places[index]?.width ?? 0,
    getItemKey: (index) => items[index]?.timelineId ?? index,
    overscan: 4,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, layout]);

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
    // With nothing selected, Space is the transport's.
    if (!action || (action.kind === 'play' && active === -1) || !runTrackAction(timeline, item, action)) return;
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
        style={{ width: layout.width }}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => {
          wantFocus(false);
          choosing.onPointerDown(event);
        }}
        onFocus={choosing.onFocus}
        onClick={choosing.onClick}
      >
        {virtualizer.getVirtualItems().map(({ index, key }) => {
          const item = items[index];
          const place = layout.places[index];
          if (!item || !place) return null;
          return (
            <TimelineBlock
              key={key}
              {...{ item, index, place }}
              count={items.length}
              isSelected={selection.ids.has(item.timelineId)}
              isEdited={index === active && selection.ids.size === 1 && !item.ads}
              isPlaying={item.eventId !== null && item.eventId === timeline.playingId}
              view={viewOf(place, view)}
              color={item.ads ? 'gray' : colors(item.category)}
              isTabStop={index === stop}
              isRepeatedAd={repeated.has(item.timelineId)}
              onEdit={timeline.edit}
            />
          );
        })}
      </div>
      <VisuallyHidden id={keysId}>{messages.keys}</VisuallyHidden>
    </>
  );
}
