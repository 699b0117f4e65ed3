import { amplitudeOf, decibels, lufsOf, type LoudnessBin } from './loudness-bin.ts';

/** Two bytes per bin: its loudness, then its true peak with the mark of clipped audio. 214 bytes for a full segment. */
const BYTES = 2;

/** Code 0 is silence; code 1 is −80 LUFS. */
const QUIETEST_LUFS = -80;
const LOUDNESS_STEP = 0.375;
/** Code 0 is anything quieter; code 112 is 0 dB, code 127 all above +5.6 dB. Rounded up. */
const QUIETEST_PEAK = -41.625;
const PEAK_STEP = 0.375;
const CLIPPED = 128;

/** The stored form of the bins of a segment. The error of each loudness is added to the next one, so that sums stay exact. */
export function storeLoudness(bins: readonly LoudnessBin[]): Uint8Array {
  const stored = new Uint8Array(BYTES * bins.length);
  let error = 0;
  bins.forEach(({ power, peak, isClipped }, index) => {
    const code = loudnessCode(power + error);
    error = power === 0 ? 0 : power + error - powerOf(code);
    stored[BYTES * index] = code;
    stored[BYTES * index + 1] = peakCode(peak) + (isClipped ? CLIPPED : 0);
  });
  return stored;
}

/** The bins of a stored segment. */
export function readLoudness(stored: Uint8Array): LoudnessBin[] {
  return Array.from({ length: stored.length / BYTES }, (_, index) => {
    const second = stored[BYTES * index + 1] ?? 0;
    return {
      power: powerOf(stored[BYTES * index] ?? 0),
      peak: peakOf(second % CLIPPED),
      isClipped: second >= CLIPPED,
    };
  });
}

function loudnessCode(power: number): number {
  if (power <= 0) return 0;
  return Math.min(255, Math.max(0, Math.round((lufsOf(power) - QUIETEST_LUFS) / LOUDNESS_STEP) + 1));
}

function powerOf(code: number): number {
  return POWERS[code] ?? 0;
}

const POWERS = Array.from({ length: 256 }, (_, code) =>
  code === 0 ? 0 : 10 ** ((QUIETEST_LUFS + (code - 1) * LOUDNESS_STEP + 0.691) / 10),
);

function peakCode(peak: number): number {
  if (peak <= 0) return 0;
  // The smallest rounding errors must not raise a peak that is exactly a step.
  return Math.min(127, Math.max(0, Math.ceil((decibels(peak) - QUIETEST_PEAK) / PEAK_STEP - 1e-6) + 1));
}

function peakOf(code: number): number {
  return PEAKS[code] ?? 0;
}

const PEAKS = Array.from({ length: 128 }, (_, code) =>
  code === 0 ? 0 : amplitudeOf(QUIETEST_PEAK + (code - 1) * PEAK_STEP),
);
