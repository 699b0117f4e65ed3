import { fadeGain, fittedFades, type FadedLength } from '@postkit/sdk/schema';
import type { PlayedAudio } from '../../audio-events/index.ts';
import { msToSamples, type Pcm } from './pcm.ts';

/**
 * Fades samples in place with the station's curve.
 * @param from Position of the first sample in the event.
 * @param total Samples of the event.
 */
export function applyFades(
  pcm: Pcm,
  { fadeInMs, fadeOutMs, innerFades }: PlayedAudio,
  from: number,
  total: number,
): void {
  const fades = fittedFades({
    length: total,
    fadeIn: msToSamples(fadeInMs),
    fadeOut: msToSamples(fadeOutMs),
  });
  // The last sample is silent.
  const own = { ...fades, length: total - 1 };
  multiply(pcm, own, { from, start: 0, end: own.fadeIn });
  multiply(pcm, own, { from, start: total - own.fadeOut, end: total });
  for (const inner of innerFades) {
    const [start, end] = [msToSamples(inner.start), msToSamples(inner.end)];
    const length = end - start;
    const fade =
      inner.direction === 'in'
        ? { length, fadeIn: length, fadeOut: 0 }
        : { length: length - 1, fadeIn: 0, fadeOut: length };
    multiply(pcm, fade, { from, start, end, curveFrom: start });
  }
}

interface Run {
  from: number;
  start: number;
  end: number;
  /** Position in the event at which the curve begins. */
  curveFrom?: number;
}

function multiply(pcm: Pcm, curve: FadedLength, { from, start, end, curveFrom = 0 }: Run): void {
  const [left, right] = pcm;
  const last = Math.min(end, from + left.length);
  for (let at = Math.max(start, from); at < last; at += 1) {
    const gain = fadeGain(curve, at - curveFrom);
    left[at - from] = (left[at - from] ?? 0) * gain;
    right[at - from] = (right[at - from] ?? 0) * gain;
  }
}
