/** dBFS at the left end of the peak meters. */
const floor = -48;

/** A sample's level in dBFS; −∞ for silence. */
export function dbfs(peak: number): number {
  return peak > 0 ? 20 * Math.log10(peak) : Number.NEGATIVE_INFINITY;
}

/** Share of a peak meter's length, 0 to 1. */
export function meterShare(peak: number): number {
  return Math.min(1, Math.max(0, 1 - dbfs(peak) / floor));
}

/** A peak meter: falls by 20 dB a second, and holds the loudest peak. */
export interface PeakNeedle {
  peak: number;
  held: number;
  /** Milliseconds until which the peak is held. */
  until: number;
  hasClipped: boolean;
}

export const restingNeedle: PeakNeedle = { peak: 0, held: 0, until: 0, hasClipped: false };

const holdMs = 1500;
const fallPerSecond = 20;
/** The largest 16-bit sample. */
const fullScale = 32_767 / 32_768;

/** The needle at a time in milliseconds, after a new peak or none. */
export function moveNeedle(needle: PeakNeedle, peak: number, now: number, elapsedMs: number): PeakNeedle {
  const fallen = needle.peak * 10 ** (-((elapsedMs / 1000) * fallPerSecond) / 20);
  const isHeld = now < needle.until && peak < needle.held;
  return {
    peak: Math.max(peak, fallen < 0.001 ? 0 : fallen),
    held: isHeld ? needle.held : peak,
    until: isHeld ? needle.until : now + holdMs,
    hasClipped: needle.hasClipped || peak >= fullScale,
  };
}
