import { shapeOf } from '../timeline-model/item-shape.ts';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';
import { useEditor } from '../audio-editor.store.ts';

/** A wedge over each fade of an item, also while the user changes the fade. `width`: pixels of the item. */
export function FadeRamps({ item, width }: { item: TimelineItem; width: number }) {
  const shaped = useEditor(({ pendingShape }) =>
    pendingShape?.timelineId === item.timelineId && pendingShape.eventId === item.eventId ? pendingShape.shape : null,
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
