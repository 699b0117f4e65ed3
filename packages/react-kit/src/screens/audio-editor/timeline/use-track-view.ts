import { useEffect } from 'react';
import { useEditor, useEditorStore } from '../audio-editor.store.ts';

/** The visible part of the track in CSS pixels, with a margin on both sides. */
export interface TrackView {
  from: number;
  to: number;
}

/** The view moves in steps of this many pixels, so that scrolling renders rarely. */
const step = 256;
const stepOf = (left: number) => Math.floor(left / step) * step;

/** The visible part of a scrolling track. `width`: pixels of the scroller. */
export function useTrackView(scroller: HTMLElement | null, width: number): TrackView {
  const store = useEditorStore();
  const from = useEditor(({ trackLeft }) => stepOf(trackLeft));
  useEffect(() => {
    if (!scroller) return undefined;
    const read = () => {
      const left = stepOf(scroller.scrollLeft);
      if (left !== stepOf(store.getState().trackLeft)) store.getState().setTrackLeft(left);
    };
    scroller.addEventListener('scroll', read, { passive: true });
    return () => scroller.removeEventListener('scroll', read);
  }, [scroller, store]);
  return { from: from - step, to: from + width + 2 * step };
}
