import type { InnerFade } from '@postkit/sdk/schema';

/** How a piece rises from silence and falls back to it; whole milliseconds. */
export interface Fades {
  fadeInMs: number;
  fadeOutMs: number;
}

/** A piece of audio that may be faded, and how long it is. */
export interface FadedSound extends Fades {
  durationMs: number;
}

/** A faded piece with the fades that its parts brought along. */
export interface HeardSound extends FadedSound {
  innerFades: readonly InnerFade[];
}

/** Fades no longer than the piece: where both do not fit they are shortened in proportion, as the station does it. */
export function fittingFades({ fadeInMs, fadeOutMs }: Fades, durationMs: number): Fades {
  const fit = Math.min(1, durationMs / Math.max(1, fadeInMs + fadeOutMs));
  return { fadeInMs: Math.floor(fadeInMs * fit), fadeOutMs: Math.floor(fadeOutMs * fit) };
}

/** How loud a faded piece is at a place, 0 to 1: in equal steps, as the station renders it. */
export function fadeGain({ fadeInMs, fadeOutMs, durationMs }: FadedSound, atMs: number): number {
  const risen = fadeInMs > 0 ? atMs / fadeInMs : 1;
  const left = fadeOutMs > 0 ? (durationMs - atMs) / fadeOutMs : 1;
  return Math.max(0, Math.min(1, risen, left));
}

/** How loud fades inside an event leave it at a place, 0 to 1. */
export function innerGain(innerFades: readonly InnerFade[], atMs: number): number {
  const faded = innerFades.find(({ start, end }) => atMs >= start && atMs < end);
  if (!faded) return 1;
  const part = (atMs - faded.start) / (faded.end - faded.start);
  return faded.direction === 'in' ? part : 1 - part;
}
