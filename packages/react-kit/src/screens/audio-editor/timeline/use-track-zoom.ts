import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { useStores } from '../../../host/stores.ts';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';
import { useWidth } from '../day/use-width.ts';
import {
  fittedLayout,
  msAt,
  type ScaleLimits,
  scaleLimits,
  trackLayout,
  type TrackLayout,
  xAt,
} from '../timeline-model/track-layout.ts';
import { useTransport } from '../transport/transport.store.ts';

/** The scrolling element of the track and the ways to zoom it. It stays the same while the scale changes. */
export interface TrackZoom {
  scroller: HTMLElement | null;
  setScroller: (element: HTMLElement | null) => void;
  /** CSS pixels of the visible track. */
  width: number;
  limits: ScaleLimits;
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

/** All that sets the places of the items, except the zoom. */
interface Track {
  items: readonly TimelineItem[];
  width: number;
  limits: ScaleLimits;
}

/** Zooms the track. */
export function useTrackZoom(items: readonly TimelineItem[]): TrackZoom {
  const stores = useStores();
  const store = useEditorStore();
  const [scroller, setScroller] = useState<HTMLElement | null>(null);
  const width = useWidth(scroller);
  const limits = useMemo(() => scaleLimits(items, width), [items, width]);
  const latest = useRef({ items, width, limits, scroller });
  useEffect(() => {
    latest.current = { items, width, limits, scroller };
  });

  const zoomBy = useCallback(
    (factor: number, clientX?: number) => {
      const track = latest.current;
      if (!track.scroller) return;
      const layout = layoutAt(track, store.getState().zoom);
      const scale = Math.min(track.limits.max, layout.pixelsPerSecond * factor);
      const zoom = scale <= track.limits.min ? null : scale;
      const playheadMs = useTransport.in(stores).getState().positionMs;
      const { ms, viewX } = anchorOf(track.scroller, layout, track.width, clientX, playheadMs);
      const next = layoutAt(track, zoom);
      // In one update with the scale, so that the items of the new view are rendered once.
      store.getState().setZoom(zoom, Math.max(0, Math.min(next.width - track.width, xAt(next, ms) - viewX)));
    },
    [stores, store],
  );
  const fit = useCallback(() => store.getState().setZoom(null, 0), [store]);
  return useMemo(
    () => ({ scroller, setScroller, width, limits, zoomBy, fit }),
    [scroller, width, limits, zoomBy, fit],
  );
}

/** Places the items at the scale of the editor, and scrolls to where the zoom wants them. */
export function useTrackLayout(
  items: readonly TimelineItem[],
  { scroller, width, limits }: TrackZoom,
): TrackLayout {
  const store = useEditorStore();
  const zoom = useEditor((state) => state.zoom);
  const layout = useMemo(() => layoutAt({ items, width, limits }, zoom), [items, width, limits, zoom]);
  useLayoutEffect(() => {
    scroller?.scrollTo({ left: store.getState().trackLeft });
    // Only a new scale scrolls.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [zoom, scroller, store]);
  return layout;
}

/** How far the track is zoomed. Renders when one of them changes, not with the scale. */
export function useZoomState({ limits }: TrackZoom) {
  const isFitted = useEditor(({ zoom }) => zoom === null || zoom <= limits.min);
  const isClosest = useEditor(({ zoom }) => Math.max(limits.min, zoom ?? 0) >= limits.max * 0.999);
  return { isFitted, isClosest };
}

function layoutAt({ items, width, limits }: Track, zoom: number | null): TrackLayout {
  return zoom === null || zoom <= limits.min
    ? fittedLayout(items, width)
    : trackLayout(items, Math.min(limits.max, zoom));
}

function anchorOf(
  scroller: HTMLElement,
  layout: TrackLayout,
  width: number,
  clientX: number | undefined,
  playheadMs: number,
): Anchor {
  if (clientX !== undefined) {
    const viewX = clientX - scroller.getBoundingClientRect().left;
    return { ms: msAt(layout, scroller.scrollLeft + viewX), viewX };
  }
  const viewX = xAt(layout, playheadMs) - scroller.scrollLeft;
  if (viewX >= 0 && viewX <= width) return { ms: playheadMs, viewX };
  return { ms: msAt(layout, scroller.scrollLeft + width / 2), viewX: width / 2 };
}
