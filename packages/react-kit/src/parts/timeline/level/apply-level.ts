import { levelFactor } from '@postkit/sdk/schema';
import type { PlayedAudio } from '../../../data/audio-events/index.ts';
import { msToSamples, type Pcm } from '../../../data/timeline/index.ts';

/**
 * Sets samples to the level of their event in place, as the station renders them.
 * @param from Position of the first sample in the event.
 */
export function applyLevel(pcm: Pcm, { gainDb = 0, innerLevels = [] }: PlayedAudio, from: number): void {
  multiply(pcm, levelFactor(gainDb), 0, pcm[0].length);
  for (const { start, end, gain } of innerLevels)
    multiply(pcm, levelFactor(gain), msToSamples(start) - from, msToSamples(end) - from);
}

function multiply(pcm: Pcm, factor: number, from: number, to: number): void {
  if (factor === 1) return;
  for (const side of pcm) {
    const last = Math.min(side.length, to);
    for (let at = Math.max(0, from); at < last; at += 1) side[at] = (side[at] ?? 0) * factor;
  }
}
