import type { InnerFade } from '@postkit/sdk/schema';

/** Fade-in from silence and fade-out to silence, in whole milliseconds. */
export interface Fades {
  fadeInMs: number;
  fadeOutMs: number;
}

/** Audio with fades and a duration. */
export interface FadedAudio extends Fades {
  durationMs: number;
}

/** Faded audio that also has the inner fades of its merged parts. */
export interface PlayedAudio extends FadedAudio {
  innerFades: readonly InnerFade[];
}

/** Limits fades to the duration: if both do not fit, they are shortened in proportion, as on the station. */
export function fitFades({ fadeInMs, fadeOutMs }: Fades, durationMs: number): Fades {
  const fit = Math.min(1, durationMs / Math.max(1, fadeInMs + fadeOutMs));
  return { fadeInMs: Math.floor(fadeInMs * fit), fadeOutMs: Math.floor(fadeOutMs * fit) };
}

/** Gain of faded audio at a position, 0 to 1: linear, as the station renders it. */
export function fadeGain({ fadeInMs, fadeOutMs, durationMs }: FadedAudio, atMs: number): number {
  const rise = fadeInMs > 0 ? atMs / fadeInMs : 1;
  const fall = fadeOutMs > 0 ? (durationMs - atMs) / fadeOutMs : 1;
  return Math.max(0, Math.min(1, rise, fall));
}

/** Gain of the inner fades at a position, 0 to 1. */
export function innerGain(innerFades: readonly InnerFade[], atMs: number): number {
  const fade = innerFades.find(({ start, end }) => atMs >= start && atMs < end);
  if (!fade) return 1;
  const progress = (atMs - fade.start) / (fade.end - fade.start);
  return fade.direction === 'in' ? progress : 1 - progress;
}
