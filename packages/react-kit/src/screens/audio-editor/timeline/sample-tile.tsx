import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { sharedSegmentSource } from '../../../data/timeline/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { stationKey } from '../../../host/station-key.ts';
import { useThemeTurn } from '../../../ui/wave/theme-turn.ts';
import { type CanvasDrawing, useCanvas } from '../../../ui/wave/use-canvas.ts';
import { type EnvelopePoint, gainAt } from '../../../ui/wave/wave-columns.ts';
import { Wave } from '../../../ui/wave/wave.tsx';
import { levelsOfSamples } from '../transport/levels-of-samples.ts';
import { readSamples } from '../transport/read-samples.ts';

export interface SampleTileProps {
  eventId: number;
  fromMs: number;
  toMs: number;
  /** Pixels a second. */
  scale: number;
  envelope: readonly EnvelopePoint[];
  color: string;
  /** Drawn until the samples have been decoded, or if they do not load. */
  children: ReactNode;
}

/** Pixels a second from which single samples are visible. */
const lineScale = 22_050;
/** Milliseconds for which decoded samples that are no longer visible are kept. */
const cacheMs = 15_000;

/** A short part of an event, decoded from the archive: its levels, and at the largest scales the line of its samples. */
export function SampleTile({ eventId, fromMs, toMs, scale, envelope, color, children }: SampleTileProps) {
  const { client } = usePostKit();
  const { data: samples } = useQuery({
    queryKey: [...stationKey(client), 'audio-samples', eventId, fromMs, toMs],
    queryFn: () => readSamples(sharedSegmentSource(client), eventId, fromMs, toMs),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: cacheMs,
    retry: 1,
  });
  const width = ((toMs - fromMs) / 1000) * scale;
  const levels = useMemo(
    () => samples && levelsOfSamples(samples, Math.min(samples.length, Math.round(width))),
    [samples, width],
  );
  if (!samples) return children;
  if (scale < lineScale) return <Wave {...{ levels, envelope, color, width }} />;
  return <SampleLine {...{ samples, envelope, color, width }} />;
}

interface SampleLineProps {
  samples: Float32Array;
  envelope: readonly EnvelopePoint[];
  color: string;
  width: number;
}

function SampleLine({ samples, envelope, color, width }: SampleLineProps) {
  const turn = useThemeTurn();
  const draw = useCallback<CanvasDrawing>(
    (pen, size, canvas) => {
      pen.clearRect(0, 0, size.width, size.height);
      pen.strokeStyle = getComputedStyle(canvas).color;
      pen.lineWidth = Math.max(1, size.ratio);
      pen.beginPath();
      for (const [index, sample] of samples.entries()) {
        const share = (index + 0.5) / samples.length;
        const y = (size.height / 2) * (1 - sample * gainAt(envelope, share));
        if (index === 0) pen.moveTo(share * size.width, y);
        else pen.lineTo(share * size.width, y);
      }
      pen.stroke();
    },
    // The colour depends on the theme.
    // oxlint-disable-next-line react/exhaustive-deps
    [samples, envelope, turn, color],
  );
  const canvas = useCanvas(draw, 'idle', width);
  return <canvas ref={canvas} className="pk-sound" data-color={color} style={{ width }} aria-hidden="true" />;
}
