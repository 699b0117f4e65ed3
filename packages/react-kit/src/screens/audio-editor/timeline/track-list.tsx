import { type KeyboardEvent, useId, useMemo, useState } from 'react';
import type { CategoryColors } from '../../../data/categories/index.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../../words/use-words.ts';
import { repeatedAds } from '../timeline-model/repeated-ads.ts';
import type { TrackLayout } from '../timeline-model/track-layout.ts';
import { runTrackAction } from './run-track-action.ts';
import { blockLook, TimelineBlock } from './timeline-block.tsx';
import type { TimelineState } from './timeline.controller.ts';
import { timelineMessages } from './timeline.messages.ts';
import { trackKey } from './track-key.ts';
import { TrackSound } from './track-sound.tsx';
import { TrackSounds, TrackSoundsContext } from './track-sounds.ts';
import { useActiveInView } from './use-active-in-view.ts';
import { useChoosing } from './use-choosing.ts';
import type { TrackView } from './use-track-view.ts';

export interface TrackListProps {
  timeline: TimelineState;
  colors: CategoryColors;
  layout: TrackLayout;
  view: TrackView;
  scroller: HTMLElement | null;
}

/** A list box of the items; those out of view are not rendered, except the tab stop. */
export function TrackList({ timeline, colors, layout, view, scroller }: TrackListProps) {
  const messages = useWords(timelineMessages);
  const { items, selection } = timeline;
  const keysId = useId();
  const [isFocusWanted, wantFocus] = useState(false);
  const [sounds] = useState(() => new TrackSounds());
  const repeated = useMemo(() => repeatedAds(items), [items]);
  const active = items.findIndex((item) => item.timelineId === selection.activeId);
  const stop = Math.max(0, active);
  const choosing = useChoosing(timeline);

  useActiveInView(scroller, layout, { activeId: selection.activeId, index: active }, isFocusWanted);

  function onKeyDown(event: KeyboardEvent) {
    const item = items[stop];
    const action = item && trackKey(event, stop, items.length);
    // With nothing selected, Space is the transport's.
    if (!action || (action.kind === 'play' && active === -1) || !runTrackAction(timeline, item, action))
      return;
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
        <TrackSoundsContext value={sounds}>
          {items.map((item, index) => {
            const place = layout.places[index];
            if (
              !place ||
              (index !== stop && (place.offset > view.to || place.offset + place.width < view.from))
            )
              return null;
            return (
              <div
                key={item.timelineId}
                role="presentation"
                className="pk-track-place"
                style={{ left: place.offset, width: place.width }}
              >
                <TimelineBlock
                  {...{ item, index }}
                  {...blockLook(item, place, view)}
                  count={items.length}
                  isSelected={selection.ids.has(item.timelineId)}
                  isEdited={index === active && selection.ids.size === 1 && !item.ads}
                  isPlaying={item.eventId !== null && item.eventId === timeline.playingId}
                  color={item.ads ? 'gray' : colors(item.category)}
                  isTabStop={index === stop}
                  isRepeatedAd={repeated.has(item.timelineId)}
                  onEdit={timeline.edit}
                />
              </div>
            );
          })}
        </TrackSoundsContext>
        <TrackSound {...{ items, layout, view, sounds }} />
      </div>
      <VisuallyHidden id={keysId}>{messages.keys}</VisuallyHidden>
    </>
  );
}
