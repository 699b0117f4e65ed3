import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useWidth } from '../day/use-width.ts';
import { fittedLayout, msAt, scaleLimits, trackLayout, type TrackLayout, xAt } from '../timeline-model/track-layout.ts';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';
import { useTransport } from '../transport/transport.store.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';

export interface TrackZoom {
  layout: TrackLayout;
  scroller: HTMLElement | null;
  setScroller: (element: HTMLElement | null) => void;
  /** CSS pixels of the visible track. */
  width: number;
  isFitted: boolean;
  canZoomIn: boolean;
  canZoomOut: boolean;
  /** Zooms by a factor around a position in CSS pixels from the left of the window; without one around the playhead, or else the middle. */
  zoomBy: (factor: number, clientX?: number) => void;
  /** Shows the whole timeline. */
  fit: () => void;
}

/** A moment to keep at its place on the screen. */
interface Anchor {
  ms: number;
  /** Pixels from the left of the scroller. */
  viewX: number;
}

/** The scale of the track, and its scrolling while the scale changes. */
export function useTrackZoom(items: readonly TimelineItem[]): TrackZoom {
  const store = useEditorStore();
  const zoom = useEditor((state) => state.zoom);
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const width = useWidth(scroller);
  const anchor = useRef<Anchor>(null);
  const limits = useMemo(() => scaleLimits(items, width), [items, width]);
  const isFitted = zoom === null || zoom <= limits.min;
  const layout = useMemo(
    () => (isFitted ? fittedLayout(items, width) : trackLayout(items, Math.min(limits.max, zoom))),
    [items, width, isFitted, zoom, limits.max],
  );
  const latest = useRef({ layout, limits, width, scroller });
  useEffect(() => {
    latest.current = { layout, limits, width, scroller };
  });

  useLayoutEffect(() => {
    const kept = anchor.current;
    anchor.current = null;
    if (kept && scroller) scroller.scrollTo({ left: xAt(layout, kept.ms) - kept.viewX });
  }, [layout, scroller]);

  const zoomBy = useCallback(
    (factor: number, clientX?: number) => {
      const now = latest.current;
      if (!now.scroller) return;
      const scale = Math.min(now.limits.max, now.layout.pixelsPerSecond * factor);
      anchor.current = anchorOf(now.scroller, now.layout, now.width, clientX);
      store.getState().setZoom(scale <= now.limits.min ? null : scale);
    },
    [store],
  );

  return {
    layout,
    scroller,
    setScroller,
    width,
    isFitted,
    canZoomIn: items.length > 0 && layout.pixelsPerSecond < limits.max * 0.999,
    canZoomOut: !isFitted,
    zoomBy,
    fit: useCallback(() => store.getState().setZoom(null), [store]),
  };
}

function anchorOf(scroller: HTMLElement, layout: TrackLayout, width: number, clientX: number | undefined): Anchor {
  if (clientX !== undefined) {
    const viewX = clientX - scroller.getBoundingClientRect().left;
    return { ms: msAt(layout, scroller.scrollLeft + viewX), viewX };
  }
  const ms = useTransport.getState().positionMs;
  const viewX = xAt(layout, ms) - scroller.scrollLeft;
  if (viewX >= 0 && viewX <= width) return { ms, viewX };
  return { ms: msAt(layout, scroller.scrollLeft + width / 2), viewX: width / 2 };
}
