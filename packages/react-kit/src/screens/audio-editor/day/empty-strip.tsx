import { useMemo, useState } from 'react';
import { useNow } from '../../../host/time/use-now.ts';
import { tickPixels } from './day-strip.tsx';
import type { DayState } from './day.controller.ts';
import { StripCanvas } from './strip-canvas.tsx';
import { stripLayout } from './strip-layout.ts';
import type { StripScene } from './strip-scene.ts';
import { stripTicks } from './strip-ticks.ts';
import { useWidth } from './use-width.ts';

const none: readonly never[] = [];
const noPairs = new Int8Array(0);

/** The place of the waveform on a day without events: its hours, and the part that has not aired. */
export function EmptyStrip({
  day: { range, zone, list },
}: {
  day: Pick<DayState, 'range' | 'zone' | 'list'>;
}) {
  const [view, setView] = useState<HTMLDivElement | null>(null);
  const width = useWidth(view);
  const now = useNow();
  const isLoading = list === 'loading';
  const scene = useMemo(
    (): StripScene => ({
      width,
      window: range,
      day: range,
      hours: range,
      now,
      ticks: stripTicks(range, range, zone, Math.max(1, Math.floor(width / tickPixels))),
      page: { ...range, columns: 0, pairs: noPairs },
      segments: none,
      gaps: none,
      silences: none,
      fallbacks: none,
      position: null,
      currentId: null,
    }),
    [width, range, zone, now],
  );
  return (
    <div
      ref={setView}
      className="pk-strip-empty"
      style={{ height: stripLayout.height }}
      data-deck
      data-busy={isLoading || undefined}
    >
      {!isLoading && <StripCanvas scene={scene} />}
    </div>
  );
}
