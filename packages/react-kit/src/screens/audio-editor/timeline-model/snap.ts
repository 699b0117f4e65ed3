/** Kinds of moments to which a position snaps; a second is the weakest. */
export type SnapKind = 'join' | 'playhead' | 'event' | 'silence' | 'second';

export interface SnapTarget {
  /** Milliseconds, on the scale of the position that snaps. */
  ms: number;
  kind: SnapKind;
  /** Title of the event that starts here. */
  name?: string;
}

/** Pixels within which a position snaps. */
const reachPixels = 8;
/** Milliseconds within which it snaps when the scale is small. */
const reachMs = 1500;

/** The target that a position snaps to, or null: the nearest one within reach, and a second only if there is no other. */
export function snapTo(
  ms: number,
  targets: readonly SnapTarget[],
  pixelsPerSecond: number,
): SnapTarget | null {
  const reach = Math.min((reachPixels / pixelsPerSecond) * 1000, reachMs);
  const near = targets.filter((target) => Math.abs(target.ms - ms) <= reach);
  if (near.length > 0)
    return near.reduce((best, target) => (Math.abs(target.ms - ms) < Math.abs(best.ms - ms) ? target : best));
  const second = Math.round(ms / 1000) * 1000;
  return Math.abs(second - ms) <= reach ? { ms: second, kind: 'second' } : null;
}

/** Of 127: −36 dB. */
const silentPeak = 2;
/** Milliseconds. */
const shortestSilence = 250;

/** Where the silences of a sound begin and end, in milliseconds, from its levels. */
export function silenceTargets(peaks: Uint8Array, durationMs: number): SnapTarget[] {
  const partMs = durationMs / Math.max(1, peaks.length);
  const targets: SnapTarget[] = [];
  let start: number | null = null;
  for (let part = 0; part <= peaks.length; part += 1) {
    const isSilent = part < peaks.length && (peaks[part] ?? 0) <= silentPeak;
    if (isSilent) start ??= part;
    else if (start !== null) {
      if ((part - start) * partMs >= shortestSilence) {
        for (const edge of [start, part])
          if (edge > 0 && edge < peaks.length)
            targets.push({ ms: Math.round(edge * partMs), kind: 'silence' });
      }
      start = null;
    }
  }
  return targets;
}
