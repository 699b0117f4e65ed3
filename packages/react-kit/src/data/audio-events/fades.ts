import { fadeGain, fittedFades, type InnerFade, type InnerLevel, levelFactor } from '@postkit/sdk/schema';

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
  /** Level in dB; 0 by default. */
  gainDb?: number;
  /** Levels that a merge keeps from its parts, above `gainDb`; none by default. */
  innerLevels?: readonly InnerLevel[];
}

/** Limits fades to the duration: if both do not fit, they are shortened in proportion, as on the station. */
export function fitFades({ fadeInMs, fadeOutMs }: Fades, durationMs: number): Fades {
  const { fadeIn, fadeOut } = fittedFades({ length: durationMs, fadeIn: fadeInMs, fadeOut: fadeOutMs });
  return { fadeInMs: fadeIn, fadeOutMs: fadeOut };
}

/** Gain of an event's level and fades at a position, as the station renders them: 1 plays the audio as recorded. */
export function playedGain(audio: PlayedAudio, atMs: number, startMs = 0): number {
  const { fadeInMs, fadeOutMs, durationMs, innerFades } = audio;
  const own = fadeGain({ length: durationMs, fadeIn: fadeInMs, fadeOut: fadeOutMs }, atMs - startMs);
  return Math.min(own, innerGain(innerFades, atMs)) * levelFactor(levelAt(audio, atMs));
}

/** Level at a position in dB. */
export function levelAt(
  { gainDb = 0, innerLevels = [] }: Pick<PlayedAudio, 'gainDb' | 'innerLevels'>,
  atMs: number,
): number {
  return gainDb + (innerLevels.find(({ start, end }) => atMs >= start && atMs < end)?.gain ?? 0);
}

/** Gain of the inner fades at a position, 0 to 1. */
function innerGain(innerFades: readonly InnerFade[], atMs: number): number {
  const fade = innerFades.find(({ start, end }) => atMs >= start && atMs < end);
  if (!fade) return 1;
  const progress = (atMs - fade.start) / (fade.end - fade.start);
  return fade.direction === 'in' ? progress : 1 - progress;
}
