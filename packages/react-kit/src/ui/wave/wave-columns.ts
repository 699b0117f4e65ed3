import { levelBetween, type WaveLevels } from './wave-levels.ts';

/** A gain at a position from 0 to 1; between two points it changes evenly. */
export type EnvelopePoint = readonly [position: number, gain: number];

export interface WavePart {
  /** Fractions of the levels. */
  from: number;
  to: number;
  /** In order of position, over the part. Empty: the sound as it is. */
  envelope: readonly EnvelopePoint[];
}

/** Heights of the shape, 0 to 1, one for each column. */
export interface WaveColumns {
  peaks: Float32Array;
  rms: Float32Array;
}

/** One column per pixel: parts that share a pixel are merged, and between parts that span several the shape is even. */
export function waveColumns(
  levels: WaveLevels,
  count: number,
  { from, to, envelope }: WavePart,
): WaveColumns {
  const columns = { peaks: new Float32Array(count), rms: new Float32Array(count) };
  const first = from * levels.peaks.length;
  const step = ((to - from) * levels.peaks.length) / Math.max(1, count);
  for (let column = 0; column < count; column += 1) {
    const at = first + column * step;
    const [peak, rms] =
      step >= 1 ? levelBetween(levels, Math.floor(at), Math.ceil(at + step)) : between(levels, at + step / 2);
    const gain = gainAt(envelope, (column + 0.5) / count) / 127;
    columns.peaks[column] = Math.min(1, peak * gain);
    columns.rms[column] = Math.min(1, rms * gain);
  }
  return columns;
}

/** The level at a fractional position, where the middle of each part has its own. */
function between({ peaks, rms }: WaveLevels, at: number): [peak: number, rms: number] {
  const middle = Math.min(peaks.length - 1, Math.max(0, at - 0.5));
  const before = Math.floor(middle);
  const share = middle - before;
  const mix = (values: Uint8Array) =>
    (values[before] ?? 0) * (1 - share) + (values[before + 1] ?? values[before] ?? 0) * share;
  return [mix(peaks), mix(rms)];
}

/** The gain of an envelope at a position; before the first and after the last point it stays. */
export function gainAt(envelope: readonly EnvelopePoint[], position: number): number {
  const next = envelope.findIndex(([at]) => at >= position);
  const [after, before] = [envelope[next], envelope[next - 1]];
  if (!after) return envelope.at(-1)?.[1] ?? 1;
  if (!before) return after[1];
  const width = after[0] - before[0];
  return width === 0 ? after[1] : before[1] + ((position - before[0]) / width) * (after[1] - before[1]);
}
