import { fittedFades } from '@postkit/sdk/schema';
import { type EpisodePart, framesToMs } from '../../audio/index.ts';

/** The parts of a timeline that a clip plays. */
export interface ClipParts {
  readonly parts: EpisodePart[];
  /** Milliseconds at the start of the parts that the clip does not play: the part of a fade before it. */
  readonly leadMs: number;
}

/**
 * Cuts the range out of parts. A part whose fade is cut keeps that end, because a fade cannot start in the middle; `leadMs`
 * says how much is too much.
 */
export function clipParts(parts: readonly EpisodePart[], startMs: number, endMs: number): ClipParts {
  const cut: EpisodePart[] = [];
  let leadMs = 0;
  let at = 0;
  for (const part of parts) {
    const length = lengthOf(part);
    const from = Math.max(0, startMs - at);
    const to = Math.min(length, endMs - at);
    at += length;
    if (length === 0 || from >= length || to <= 0) continue;
    const fades = fittedFades({ length, fadeIn: part.fade_in_ms ?? 0, fadeOut: part.fade_out_ms ?? 0 });
    const first = from < fades.fadeIn ? 0 : Math.min(from, length - fades.fadeOut);
    const last = to > length - fades.fadeOut ? length : Math.max(to, fades.fadeIn);
    if (cut.length === 0) leadMs = from - first;
    cut.push({
      ...trimmed(part, first, length - last),
      fade_in_ms: first === 0 ? fades.fadeIn : 0,
      fade_out_ms: last === length ? fades.fadeOut : 0,
    });
  }
  return { parts: cut, leadMs };
}

function lengthOf({ segments, trim_start_ms = 0, trim_end_ms = 0 }: EpisodePart): number {
  return Math.max(0, total(segments) - trim_start_ms - trim_end_ms);
}

function total(segments: EpisodePart['segments']): number {
  return framesToMs(segments.reduce((sum, { frames }) => sum + frames, 0));
}

/** Trims more off both ends, and omits the segments that are not heard. */
function trimmed({ priming, ...part }: EpisodePart, startMs: number, endMs: number): EpisodePart {
  const segments = [...part.segments];
  let trimStart = (part.trim_start_ms ?? 0) + startMs;
  let trimEnd = (part.trim_end_ms ?? 0) + endMs;
  while (segments.length > 1 && segments[0] && trimStart >= total(segments.slice(0, 1))) {
    trimStart -= total(segments.slice(0, 1));
    segments.shift();
  }
  while (segments.length > 1 && trimEnd >= total(segments.slice(-1))) {
    trimEnd -= total(segments.slice(-1));
    segments.pop();
  }
  return {
    ...part,
    segments,
    ...(priming && startMs === 0 && { priming }),
    trim_start_ms: trimStart,
    trim_end_ms: trimEnd,
  };
}
