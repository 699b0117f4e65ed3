import { useEffect, useRef } from 'react';
import { leftToShow, type TrackLayout } from '../timeline-model/track-layout.ts';

/**
 * Scrolls a newly selected item into view.
 * @param activeId The selected item; `index` is its place.
 * @param isFocusWanted Focuses the item too.
 */
export function useActiveInView(
  scroller: HTMLElement | null,
  layout: TrackLayout,
  { activeId, index }: { activeId: string | null; index: number },
  isFocusWanted: boolean,
): void {
  const latest = useRef(layout);
  useEffect(() => {
    latest.current = layout;
  });
  useEffect(() => {
    const place = latest.current.places[index];
    if (!scroller || !place) return undefined;
    const left = leftToShow(place, scroller.scrollLeft, scroller.clientWidth);
    if (left !== scroller.scrollLeft) scroller.scrollTo({ left });
    if (!isFocusWanted) return undefined;
    const frame = requestAnimationFrame(() =>
      scroller.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus(),
    );
    // The focus selects, so a late one would undo what a further key selected.
    return () => cancelAnimationFrame(frame);
    // Only a new selection scrolls, not an item that grows or a wider window.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [activeId, index]);
}
