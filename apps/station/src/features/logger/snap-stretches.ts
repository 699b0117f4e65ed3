import { context_ms, type Envelope, snapToSound } from '../../playout/index.ts';
import type { LogStretch } from '../playout/index.ts';

/** The sound of a span in Unix milliseconds. */
export type SoundOf = (from_ms: number, to_ms: number) => Envelope;

/** A part of the broadcast lasts longer than this after its bounds moved. */
const least_ms = 200;

/**
 * Moves the bounds of planned stretches to where the sound changes. Neighbours keep one bound, and none changes places.
 * @param from_ms where the stretch before the first one ended by the sound
 * @param following the stretch after the last one, if any
 */
export function snapStretches(
  stretches: readonly LogStretch[],
  { from_ms, following, soundOf }: { from_ms: number; following: LogStretch | undefined; soundOf: SoundOf },
): LogStretch[] {
  let at = from_ms;
  return stretches.flatMap((stretch, index) => {
    const next = stretches[index + 1] ?? following;
    const begin = at;
    at = Math.max(at, boundOf(stretch, next, { begin, soundOf }));
    return at > begin ? [{ ...stretch, from_ms: begin, to_ms: at }] : [];
  });
}

function boundOf(
  stretch: LogStretch,
  next: LogStretch | undefined,
  { begin, soundOf }: { readonly begin: number; readonly soundOf: SoundOf },
): number {
  const { to_ms } = stretch;
  if (!next || next.from_ms !== to_ms || !isHeard(stretch, next)) return to_ms;
  const isEnd = stretch.kind === 'element' && next.kind === 'talk';
  const bound = snapToSound({ at_ms: to_ms, isEnd }, soundOf(to_ms - context_ms, to_ms + context_ms));
  return bound - begin >= least_ms && next.to_ms - bound >= least_ms ? bound : to_ms;
}

/** Whether something begins or ends between two stretches. */
function isHeard(one: LogStretch, other: LogStretch): boolean {
  if (one.kind === 'unknown' || other.kind === 'unknown') return false;
  return one.kind !== other.kind || one.cue?.id !== other.cue?.id;
}
