import { HopLevels, integratedLoudness, loudnessRange } from './hop-levels.ts';
import { BIN_SAMPLES, decibels, type LoudnessBin } from './loudness-bin.ts';
import type { AudioLevels } from './timeline-levels.ts';

/** Levels of audio that was measured from start to end; the last bin may be short. */
export function levelsOfBins(bins: readonly LoudnessBin[], samples: number): AudioLevels {
  const hops = new HopLevels();
  let peak = 0;
  for (const [index, bin] of bins.entries()) {
    hops.add(Math.min(BIN_SAMPLES, samples - index * BIN_SAMPLES), bin.power);
    peak = Math.max(peak, bin.peak);
  }
  return {
    loudness: integratedLoudness(hops.powers),
    truePeak: peak > 0 ? decibels(peak) : null,
    range: loudnessRange(hops.powers),
  };
}
