import { useMemo } from 'react';
import { Wave } from '../../../ui/wave/wave.tsx';
import type { EnvelopePoint } from '../../../ui/wave/wave-columns.ts';
import { useEventLevels } from '../../audio-events/index.ts';
import type { TimelineItem } from '../timeline-model/timeline-item.ts';

interface ClipWaveProps {
  item: TimelineItem;
  /** CSS pixels. */
  width: number;
  color: string;
}

/** The sound of an item, bent by its fades. */
export function ClipWave({ item, width, color }: ClipWaveProps) {
  const { eventId, durationMs, fadeInMs, fadeOutMs } = item;
  const levels = useEventLevels(eventId === null || item.processing ? null : { id: eventId, durationMs }, width);
  const envelope = useMemo(() => fadeEnvelope(durationMs, fadeInMs, fadeOutMs), [durationMs, fadeInMs, fadeOutMs]);
  return <Wave {...{ levels, envelope, color }} />;
}

function fadeEnvelope(durationMs: number, fadeInMs: number, fadeOutMs: number): EnvelopePoint[] {
  const points: EnvelopePoint[] = [];
  if (fadeInMs > 0) points.push([0, 0], [fadeInMs / durationMs, 1]);
  if (fadeOutMs > 0) points.push([1 - fadeOutMs / durationMs, 1], [1, 0]);
  return points;
}
