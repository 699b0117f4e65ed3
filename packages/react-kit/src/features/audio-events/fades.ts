import { fadeGain, fittedFades, type InnerFade } from '@postkit/sdk/schema';

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
  const { fadeIn, fadeOut } = fittedFades({ length: durationMs, fadeIn: fadeInMs, fadeOut: fadeOutMs });
  return { fadeInMs: fadeIn, fadeOutMs: fadeOut };
}

/** Gain of an event's own fades and of those inside it at a position, 0 to 1, as the station renders them. */
export function playedGain({ fadeInMs, fadeOutMs, durationMs, innerFades }: PlayedAudio, atMs: number, startMs = 0): number {
  const own = fadeGain({ length: durationMs, fadeIn: fadeInMs, fadeOut: fadeOutMs }, atMs - startMs);
  return Math.min(own, innerGain(innerFades, atMs));
}

/** Gain of the inner fades at a position, 0 to 1. */
function innerGain(innerFades: readonly InnerFade[], atMs: number): number {
  const fade = innerFades.find(({ start, end }) => atMs >= start && atMs < end);
  if (!fade) return 1;
  const progress = (atMs - fade.start) / (fade.end - fade.start);
  return fade.direction === 'in' ? progress : 1 - progress;
}
