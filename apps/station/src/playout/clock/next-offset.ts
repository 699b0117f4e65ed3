/** Milliseconds of one step of an offset that moves by itself. */
const step_ms = 500;
/** A smaller difference is left. */
const least_ms = 100;
/** Certainty from which on an offset moves at once. */
const certain = 0.9;
/** Certainty from which on it moves by steps. */
const likely = 0.6;

/** The offset that takes the place of an applied one, if it moves by itself: at once if it is certain, else by half a second. */
export function nextOffset(
  applied_ms: number,
  { offset_ms, certainty }: { readonly offset_ms: number; readonly certainty: number },
): number {
  const apart_ms = offset_ms - applied_ms;
  if (Math.abs(apart_ms) < least_ms || certainty < likely) return applied_ms;
  if (certainty >= certain) return offset_ms;
  return applied_ms + Math.sign(apart_ms) * Math.min(step_ms, Math.abs(apart_ms));
}
