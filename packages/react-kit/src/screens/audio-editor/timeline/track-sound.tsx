import { useCallback, useEffect, useRef, useState } from 'react';
import type { TimelineItem } from '../../../data/timeline/index.ts';
import { drawWave, readInk, type WaveInk } from '../../../ui/wave/draw-wave.ts';
import { useThemeTurn } from '../../../ui/wave/theme-turn.ts';
import { type CanvasDrawing, useCanvas } from '../../../ui/wave/use-canvas.ts';
import { waveColumns } from '../../../ui/wave/wave-columns.ts';
import { envelopeWithin } from '../timeline-model/item-envelope.ts';
import type { ItemPlace, TrackLayout } from '../timeline-model/track-layout.ts';
import type { ItemSound, TrackSounds } from './track-sounds.ts';
import type { TrackView } from './use-track-view.ts';

interface TrackSoundProps {
  items: readonly TimelineItem[];
  layout: TrackLayout;
  view: TrackView;
  sounds: TrackSounds;
}

/** CSS pixels left free above and below the sounds. */
const margin = 3;

/** The sounds of the items in view on one canvas, because the browser composes every canvas as a layer of its own. */
export function TrackSound({ items, layout, view, sounds }: TrackSoundProps) {
  const turn = useThemeTurn();
  const [change, setChange] = useState(0);
  useEffect(() => sounds.subscribe(() => setChange((last) => last + 1)), [sounds]);
  const inks = useRef({ turn, byColor: new Map<string, WaveInk>() });
  const left = Math.max(0, view.from);
  const width = Math.max(0, Math.min(layout.width, view.to) - left);
  const draw = useCallback<CanvasDrawing>(
    (pen, { width: wide, height, ratio }, canvas) => {
      if (inks.current.turn !== turn) inks.current = { turn, byColor: new Map() };
      pen.resetTransform();
      pen.clearRect(0, 0, wide, height);
      for (const [index, { timelineId }] of items.entries()) {
        const place = layout.places[index];
        const sound = sounds.get(timelineId);
        const span = place && sound && spanOf(place, left, left + width);
        if (!span) continue;
        pen.setTransform(1, 0, 0, 1, Math.round((span.from - left) * ratio), margin * ratio);
        drawSpan(
          pen,
          sound,
          span,
          { ratio, height: height - 2 * margin * ratio },
          inkOf(canvas, inks.current.byColor, sound.color),
        );
      }
      sounds.settle();
    },
    // A changed sound is drawn by the same function.
    // oxlint-disable-next-line react/exhaustive-deps
    [items, layout, left, width, sounds, turn, change],
  );
  const canvas = useCanvas(draw, 'now', width);
  return (
    <canvas ref={canvas} className="pk-sound pk-track-sound" style={{ left, width }} aria-hidden="true" />
  );
}

/** The visible part of an item: CSS pixels of the track, and shares of the item. */
interface Span {
  from: number;
  to: number;
  start: number;
  end: number;
}

function spanOf({ offset, width }: ItemPlace, left: number, right: number): Span | null {
  // The last pixel is the gap to the next item.
  const [from, to] = [Math.max(left, offset), Math.min(right, offset + width - 1)];
  return to <= from ? null : { from, to, start: (from - offset) / width, end: (to - offset) / width };
}

function drawSpan(
  pen: CanvasRenderingContext2D,
  { levels, envelope, opacity }: ItemSound,
  { from, to, start, end }: Span,
  { ratio, height }: { ratio: number; height: number },
  ink: WaveInk,
): void {
  const width = Math.max(1, Math.round((to - from) * ratio));
  const part = {
    from: start,
    to: end,
    envelope: start === 0 && end === 1 ? envelope : envelopeWithin(envelope, start, end),
  };
  drawWave(
    pen,
    levels ? waveColumns(levels, width, part) : null,
    { width, height, played: null, opacity },
    ink,
  );
}

/** Reads the colour of a label from the canvas, once per theme, because reading a style forces its calculation. */
function inkOf(canvas: HTMLCanvasElement, known: Map<string, WaveInk>, color: string): WaveInk {
  const ink = known.get(color);
  if (ink) return ink;
  canvas.dataset['color'] = color;
  const read = readInk(canvas);
  known.set(color, read);
  return read;
}
