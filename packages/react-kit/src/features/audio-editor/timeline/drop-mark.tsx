import { useEffect } from 'react';
import { insertionOffset } from '../timeline-model/insertion-index.ts';
import { useEditor } from '../audio-editor.store.ts';
import { itemGap } from './item-gap.ts';

/** The line between items where what is being dragged would land. Keys may choose a place that is out of view. */
export function DropMark({ widths, scroller }: { widths: readonly number[]; scroller: HTMLElement | null }) {
  const index = useEditor((state) => state.dropIndex);
  const offset = index === null ? null : insertionOffset(widths, itemGap, index);
  useEffect(() => {
    if (offset === null || !scroller) return;
    if (offset < scroller.scrollLeft || offset > scroller.scrollLeft + scroller.clientWidth) scroller.scrollTo({ left: offset - 80 });
  }, [offset, scroller]);
  return offset !== null && <span className="pk-track-mark" style={{ transform: `translateX(${offset}px)` }} />;
}
