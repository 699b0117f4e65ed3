import type { WaveColumns } from './wave-columns.ts';

export interface WaveInk {
  wave: string;
  /** The part after the playhead. */
  unplayed: string;
}

/** The ink of a canvas. It supports neither custom properties nor `light-dark()`, but the computed styles of an element are plain colours. */
export function readInk(canvas: HTMLCanvasElement): WaveInk {
  const { color, caretColor } = getComputedStyle(canvas);
  return { wave: color, unplayed: caretColor };
}

/** Opacity of the peaks; the RMS inside them has the full colour. */
const peakOpacity = 0.5;

export interface WaveArea {
  /** Device pixels. */
  width: number;
  height: number;
  /** Share of the width that was played; null draws all of it in colour. */
  played: number | null;
  opacity?: number;
}

/** Draws a mirrored shape, one column per device pixel, onto a pen in device pixels. Clears the area first. */
export function drawWave(
  pen: CanvasRenderingContext2D,
  columns: WaveColumns | null,
  { width, height, played, opacity = 1 }: WaveArea,
  ink: WaveInk,
): void {
  pen.clearRect(0, 0, width, height);
  const shapes = columns && { peaks: shapeOf(columns.peaks, height), rms: shapeOf(columns.rms, height) };
  const edge = played === null ? width : Math.round(played * width);
  const sides = [
    { from: 0, to: edge, color: ink.wave },
    { from: edge, to: width, color: ink.unplayed },
  ];
  for (const { from, to, color } of sides) {
    if (to <= from) continue;
    pen.save();
    pen.beginPath();
    pen.rect(from, 0, to - from, height);
    pen.clip();
    pen.fillStyle = color;
    if (shapes) {
      pen.globalAlpha = peakOpacity * opacity;
      pen.fill(shapes.peaks);
      pen.globalAlpha = opacity;
      pen.fill(shapes.rms);
    } else {
      pen.globalAlpha = peakOpacity * opacity;
      pen.fillRect(from, Math.floor(height / 2), to - from, 1);
    }
    pen.restore();
  }
}

/** A closed shape around the middle; silence keeps a line of one pixel. */
function shapeOf(heights: Float32Array, height: number): Path2D {
  const path = new Path2D();
  const middle = height / 2;
  const reach = (column: number) => Math.max(0.5, (heights[column] ?? 0) * middle);
  path.moveTo(0, middle - reach(0));
  for (let column = 0; column < heights.length; column += 1)
    path.lineTo(column + 0.5, middle - reach(column));
  path.lineTo(heights.length, middle - reach(heights.length - 1));
  path.lineTo(heights.length, middle + reach(heights.length - 1));
  for (let column = heights.length - 1; column >= 0; column -= 1)
    path.lineTo(column + 0.5, middle + reach(column));
  path.lineTo(0, middle + reach(0));
  path.closePath();
  return path;
}
