import type { WaveLevels } from '../../../ui/wave/wave-levels.ts';

/** The loudest sample and the RMS of equal parts of a run of samples. */
export function levelsOfSamples(samples: Float32Array, points: number): WaveLevels {
  const levels = { peaks: new Uint8Array(points), rms: new Uint8Array(points) };
  for (let point = 0; point < points; point += 1) {
    const from = Math.floor((point / points) * samples.length);
    const to = Math.max(from + 1, Math.floor(((point + 1) / points) * samples.length));
    let peak = 0;
    let squares = 0;
    for (let at = from; at < to; at += 1) {
      const sample = samples[at] ?? 0;
      peak = Math.max(peak, Math.abs(sample));
      squares += sample * sample;
    }
    levels.peaks[point] = Math.min(127, Math.round(peak * 127));
    levels.rms[point] = Math.min(127, Math.round(Math.sqrt(squares / (to - from)) * 127));
  }
  return levels;
}
