import { shapeOf } from '../timeline-model/item-shape.ts';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';
import { useEditor } from '../audio-editor.store.ts';

/** What fades keep silent of an item, also while they are being made: a wedge over each. Pixels of the item's width. */
export function FadeRamps({ item, width }: { item: TimelineItem; width: number }) {
  const shaped = useEditor(({ shaping }) =>
    shaping?.timelineId === item.timelineId && shaping.eventId === item.eventId ? shaping.shape : null,
  );
  if (item.durationMs === 0) return null;
  const { startMs, endMs, fadeInMs, fadeOutMs } = shaped ?? shapeOf(item);
  const pixels = (ms: number) => (ms / item.durationMs) * width;
  return (
    <>
      {fadeInMs > 0 && <span className="pk-fade" data-side="in" style={{ left: pixels(startMs), width: pixels(fadeInMs) }} />}
      {fadeOutMs > 0 && (
        <span className="pk-fade" data-side="out" style={{ right: pixels(item.durationMs - endMs), width: pixels(fadeOutMs) }} />
      )}
      {item.innerFades.map(({ start, end, direction }) => (
        <span key={start} className="pk-fade" data-side={direction} style={{ left: pixels(start), width: pixels(end - start) }} />
      ))}
    </>
  );
}
