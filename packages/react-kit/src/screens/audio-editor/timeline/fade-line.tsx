import { memo } from 'react';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { itemEnvelope } from '../timeline-model/item-envelope.ts';
import { shapeOf } from '../timeline-model/item-shape.ts';
import { usePendingShape } from './use-pending-shape.ts';

/** The level over an item as a line: rising and falling by its fades, also while the user changes them. */
export const FadeLine = memo(function FadeLine({ item }: { item: TimelineItem }) {
  const shape = usePendingShape(item) ?? shapeOf(item);
  const envelope = itemEnvelope(item, shape);
  if (envelope.length === 0) return null;
  const x = (share: number) => Math.round(share * 10_000) / 10;
  const [first, last] = [shape.startMs / item.durationMs, shape.endMs / item.durationMs];
  const points = [
    [first, envelope[0]?.[1] ?? 1] as const,
    ...envelope,
    [last, envelope.at(-1)?.[1] ?? 1] as const,
  ];
  return (
    <svg className="pk-fade-line" viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
      <polyline points={points.map(([share, gain]) => `${x(share)},${100 - gain * 100}`).join(' ')} />
    </svg>
  );
});
