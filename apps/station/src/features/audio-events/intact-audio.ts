import {
  framesToMs,
  omitSegments,
  type Archive,
  type EpisodePart,
  type SegmentLocation,
} from '../../audio/index.ts';
import type { EventRange } from './audio-event-tables.ts';
import { trims } from './event-range.ts';
import type { IndexedSegment } from './segments.repository.ts';

/** Neighbouring segments of an event that are damaged in the archive. */
export interface DamagedAudio {
  readonly title: string;
  /** Whether the times are Unix milliseconds of the broadcast; otherwise they count from the start of the event. */
  readonly isLogged: boolean;
  readonly segments: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** The playable and the damaged parts of an event. */
export interface IntactAudio {
  readonly parts: readonly EpisodePart[];
  readonly damage: readonly DamagedAudio[];
}

/** One range of an event with its segments and its part for `engine.render`. */
export interface RangeAudio {
  readonly range: EventRange;
  readonly segments: readonly IndexedSegment[];
  readonly part: EpisodePart;
  readonly isLogged: boolean;
}

/** Reads all audio and omits damaged segments, as if they were a gap in the recording. */
export async function intactAudio(
  archive: Archive,
  title: string,
  ranges: readonly RangeAudio[],
): Promise<IntactAudio> {
  const read = ranges.flatMap(({ segments, part }) => [...segments, ...(part.priming ? [part.priming] : [])]);
  const damaged = new Set<SegmentLocation>(await archive.damaged(read));
  if (damaged.size === 0) return { parts: ranges.map(({ part }) => part), damage: [] };
  const damage: DamagedAudio[] = [];
  let at = 0;
  for (const { range, segments, isLogged } of ranges) {
    for (const segment of segments) {
      const { skipFrames, dropFrames } = trims(range, segment.n);
      const length = framesToMs(segment.frames - skipFrames - dropFrames);
      const fromMs = isLogged ? segment.started_at_ms + framesToMs(skipFrames) : at;
      if (damaged.has(segment))
        addDamage(damage, { title, isLogged, segments: 1, fromMs, toMs: fromMs + length });
      at += length;
    }
  }
  return { parts: ranges.map(({ part }) => omitSegments(part, damaged)), damage };
}

/** Rounding shifts the times of neighbours by a millisecond. */
const closeMs = 10;

function addDamage(damage: DamagedAudio[], next: DamagedAudio): void {
  const last = damage.at(-1);
  const touches = last && last.isLogged === next.isLogged && Math.abs(last.toMs - next.fromMs) < closeMs;
  if (touches)
    damage[damage.length - 1] = { ...last, segments: last.segments + next.segments, toMs: next.toMs };
  else damage.push(next);
}
