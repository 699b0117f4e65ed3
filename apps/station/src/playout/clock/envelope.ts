/** The level of recorded sound over time, from the peaks of the archive. */
export interface Envelope {
  /** Unix milliseconds of its beginning. */
  readonly from_ms: number;
  /** Milliseconds of each step. */
  readonly step_ms: number;
  /** Level of each step in dB below full scale, −48 or less for silence; NaN where nothing was recorded. */
  readonly levels: Float32Array;
}

/** Level of a step whose stored peaks are 0, which all sound below −42 dBFS is. */
const floor_db = -48;

/**
 * The envelope of peaks in time.
 * @param pairs lowest and highest sample of each step, full scale 127
 * @param seen 1 for each step that was recorded
 */
export function envelopeOf(
  { pairs, seen }: { readonly pairs: Int8Array; readonly seen: Uint8Array },
  { from_ms, step_ms }: { readonly from_ms: number; readonly step_ms: number },
): Envelope {
  const levels = Float32Array.from(seen, (isSeen, step) =>
    isSeen === 1 ? levelOf(pairs[2 * step] ?? 0, pairs[2 * step + 1] ?? 0) : Number.NaN,
  );
  return { from_ms, step_ms, levels };
}

function levelOf(low: number, high: number): number {
  return Math.max(floor_db, 20 * Math.log10((Math.max(-low, high) + 0.01) / 127));
}
