import { useDroppable } from '@dnd-kit/core';
import { useEffect, useRef, useState } from 'react';
import type { CategoryColors } from '../../../data/categories/index.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden.tsx';
import { useWords } from '../../../words/use-words.ts';
import { useEditor } from '../audio-editor.store.ts';
import { type DropTargetData, dropTarget } from '../drag/drop-target.ts';
import { insertionIndex } from '../timeline-model/insertion-index.ts';
import type { SnapTarget } from '../timeline-model/snap.ts';
import { type TrackLayout, xAt } from '../timeline-model/track-layout.ts';
import { ItemHandles } from './item-handles.tsx';
import { Playhead } from './playhead.tsx';
import { snapMessages } from './snap.messages.ts';
import type { TimelineState } from './timeline.controller.ts';
import { timelineMessages } from './timeline.messages.ts';
import { TrackList } from './track-list.tsx';
import { TrackOverview } from './track-overview.tsx';
import { TrackRuler } from './track-ruler.tsx';
import { useFollowPlayhead } from './use-follow-playhead.ts';
import { useSeek } from './use-seek.ts';
import { useTrackView } from './use-track-view.ts';
import { type TrackZoom, useTrackLayout } from './use-track-zoom.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';

interface TrackProps {
  timeline: TimelineState;
  colors: CategoryColors;
  zoom: TrackZoom;
}

/** The drop target: a ruler and a scrolling track of items at one scale, with the handles of the edited one. */
export function TimelineTrack({ timeline, colors, zoom }: TrackProps) {
  const messages = useWords(timelineMessages);
  const snapWords = useWords(snapMessages);
  const { items, selection, canEdit, snaps } = timeline;
  const { scroller, setScroller } = zoom;
  const layout = useTrackLayout(items, zoom);
  const track = useRef<HTMLDivElement>(null);
  const [snapped, setSnapped] = useState<SnapTarget | null>(null);
  const latest = useRef(layout);
  useEffect(() => {
    latest.current = layout;
  });
  const place: DropTargetData = {
    indexAt: (clientX) => {
      const widths = latest.current.places.map(({ width }) => width);
      return insertionIndex(widths, clientX - (track.current?.getBoundingClientRect().left ?? 0));
    },
  };
  const { setNodeRef, isOver } = useDroppable({ id: dropTarget, data: { ...place } });
  const dragged = useEditor((state) => state.dragged);
  const view = useTrackView(scroller, zoom.width);
  const seek = useSeek(timeline, layout, setSnapped);
  useFollowPlayhead(scroller, layout);
  useZoomGestures(scroller, zoom.zoomBy);
  const activeIndex = items.findIndex(({ timelineId }) => timelineId === selection.activeId);
  const active = items[activeIndex];
  const activePlace = layout.places[activeIndex];
  const handled =
    canEdit && active && selection.ids.size < 2 && dragged === 0 && mayShape(active) ? active : null;
  return (
    <>
      <div
        ref={(element) => {
          setNodeRef(element);
          setScroller(element);
        }}
        className="pk-track"
        dir="ltr"
        data-deck
        data-timeline-scroller
        data-over={isOver || undefined}
        data-drags-selection={dragged > 1 || undefined}
      >
        {items.length === 0 && <p className="pk-track-empty">{messages.empty}</p>}
        <div ref={track} className="pk-track-items" style={{ width: layout.width }}>
          {items.length > 0 && (
            <>
              <TrackRuler {...{ layout, view }} onSeek={seek} onSeekEnd={() => setSnapped(null)} />
              <div className="pk-track-row">
                <TrackList {...{ timeline, colors, layout, view, scroller }} />
                {handled && activePlace && (
                  <ItemHandles
                    key={handled.timelineId}
                    item={handled}
                    shapeActions={timeline.shapeActions}
                    place={activePlace}
                    snaps={snaps}
                    onSnap={setSnapped}
                  />
                )}
              </div>
              <Playhead {...{ items, layout }} />
            </>
          )}
          {snapped && <SnapLine target={snapped} layout={layout} />}
          <DropMark layout={layout} scroller={scroller} />
        </div>
      </div>
      {items.length > 0 && <TrackOverview {...{ items, colors, layout, zoom }} />}
      <VisuallyHidden>
        <span role="status">{snapped && snapWords.snapped(snapped)}</span>
      </VisuallyHidden>
    </>
  );
}

function mayShape({ ads, dirty, processing, durationMs }: TimelineState['items'][number]): boolean {
  return !ads && !dirty && !processing && durationMs > 0;
}

/** The moment that a dragged position snapped to, and its name. */
function SnapLine({ target, layout }: { target: SnapTarget; layout: TrackLayout }) {
  const snapWords = useWords(snapMessages);
  return (
    <span
      className="pk-snap-line"
      style={{ transform: `translateX(${xAt(layout, target.ms)}px)` }}
      aria-hidden="true"
    >
      <span className="pk-snap-name">{snapWords.short(target)}</span>
    </span>
  );
}

/** The insertion mark of a drag. It scrolls into view, because keys can choose a position outside the view. */
function DropMark({ layout, scroller }: { layout: TrackLayout; scroller: HTMLElement | null }) {
  const index = useEditor((state) => state.dropIndex);
  const offset = index === null ? null : (layout.places[index]?.offset ?? layout.width);
  useEffect(() => {
    if (offset === null || !scroller) return;
    if (offset < scroller.scrollLeft || offset > scroller.scrollLeft + scroller.clientWidth)
      scroller.scrollTo({ left: offset - 80 });
  }, [offset, scroller]);
  return (
    offset !== null && <span className="pk-track-mark" style={{ transform: `translateX(${offset}px)` }} />
  );
}
