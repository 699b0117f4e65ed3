import { useEffect, useState } from 'react';

/** The visible part of the track in CSS pixels, with a margin on both sides. */
export interface TrackView {
  from: number;
  to: number;
}

/** The view moves in steps of this many pixels, so that scrolling renders rarely. */
const step = 256;

/** The visible part of a scrolling track. `width`: pixels of the scroller. */
export function useTrackView(scroller: HTMLElement | null, width: number): TrackView {
  const [from, setFrom] = useState(0);
  useEffect(() => {
    if (!scroller) return undefined;
    const read = () => setFrom(Math.floor(scroller.scrollLeft / step) * step);
    read();
    scroller.addEventListener('scroll', read, { passive: true });
    return () => scroller.removeEventListener('scroll', read);
  }, [scroller]);
  return { from: from - step, to: from + width + 2 * step };
}
