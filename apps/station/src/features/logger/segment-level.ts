import { PEAK_WINDOW, samplesToMs } from '../../audio/index.ts';

/** −60 dBFS: below it audio counts as silence. */
const silentBelow = 32_768 * 10 ** (-60 / 20);
/** dBFS of digital silence, which has no logarithm. */
const floor = -96;

/** The level of a segment in dBFS, with one decimal. @param loudest its largest amplitude, full scale 32,768 */
export function decibelsOf(loudest: number): number {
  return Math.max(floor, Math.round(200 * Math.log10(loudest / 32_768)) / 10);
}

export function isSilence(loudest: number): boolean {
  return loudest < silentBelow;
}

/** Milliseconds of silence at the end of a segment: its peaks are below 1/128 of full scale. */
export function trailingSilenceMs(peaks: Int8Array): number {
  let quiet = peaks.length;
  while (quiet > 0 && peaks[quiet - 1] === 0) quiet -= 1;
  return samplesToMs(Math.floor((peaks.length - quiet) / 2) * PEAK_WINDOW);
}
