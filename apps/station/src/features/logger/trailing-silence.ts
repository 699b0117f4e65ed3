import { PEAK_WINDOW, samplesToMs } from '../../audio/index.ts';

/** Milliseconds of silence at the end of a segment: its peaks are below 1/128 of full scale. */
export function trailingSilenceMs(peaks: Int8Array): number {
  let quiet = peaks.length;
  while (quiet > 0 && peaks[quiet - 1] === 0) quiet -= 1;
  return samplesToMs(Math.floor((peaks.length - quiet) / 2) * PEAK_WINDOW);
}
