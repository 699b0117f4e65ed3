import { useCallback, useRef } from 'react';
import { drawWave, readInk, type WaveInk } from './draw-wave.ts';
import { useThemeTurn } from './theme-turn.ts';
import { useCanvas, type CanvasDrawing } from './use-canvas.ts';
import { type EnvelopePoint, waveColumns } from './wave-columns.ts';
import type { WaveLevels } from './wave-levels.ts';
import './wave.css';

export interface WaveProps {
  /** Undefined draws a line: the levels are loading, or there is no sound. */
  levels: WaveLevels | undefined;
  /** The part to draw, as fractions of the levels; by default all. */
  from?: number;
  to?: number;
  /** Bends the shape, for example by fades. Keep the same array while it is unchanged. */
  envelope?: readonly EnvelopePoint[];
  /** Share that was played, 0 to 1: it is in colour, and the rest is grey. Null: all in colour. */
  played?: number | null;
  /** Name of a label colour (`a` to `n`, `gray`). Without it the shape has the text colour that surrounds it. */
  color?: string | undefined;
  /** `now` draws before the next frame, for what the user moves; `idle` when the browser has time. */
  when?: 'idle' | 'now';
  /** CSS pixels; without it the canvas fills its parent's width. The height is the parent's. */
  width?: number;
}

const flat: readonly EnvelopePoint[] = [];

/**
 * A sound as a mirrored shape: peaks at half and RMS at full strength of the colour. Decorative: hidden from screen readers,
 * which get the same from the words beside it.
 */
export function Wave({
  levels,
  from = 0,
  to = 1,
  envelope = flat,
  played = null,
  color,
  when = 'idle',
  width,
}: WaveProps) {
  const turn = useThemeTurn();
  const ink = useRef<{ key: string; ink: WaveInk }>(undefined);
  const draw = useCallback<CanvasDrawing>(
    (pen, size, canvas) => {
      const key = `${turn} ${color}`;
      // Reading a style forces its calculation, so once per theme and colour.
      if (ink.current?.key !== key) ink.current = { key, ink: readInk(canvas) };
      const columns = levels ? waveColumns(levels, size.width, { from, to, envelope }) : null;
      drawWave(pen, columns, { width: size.width, height: size.height, played }, ink.current.ink);
    },
    [levels, from, to, envelope, played, turn, color],
  );
  const canvas = useCanvas(draw, when, width);
  return (
    <canvas
      ref={canvas}
      className="pk-sound"
      data-color={color}
      style={width === undefined ? undefined : { width }}
      aria-hidden="true"
    />
  );
}
