import type { Archive } from '../../../audio/index.ts';
import type { Tables } from '../../../platform/db/database.ts';
import { envelopeOf, followOffset } from '../../../playout/index.ts';
import type { AudioEvents } from '../../audio-events/index.ts';
import type { PlayoutClockRow, PlayoutInputRow } from '../playout-tables.ts';
import { clockOf, startsBetween } from './clock.repository.ts';

export interface ClockSources {
  readonly db: Tables;
  readonly archive: Pick<Archive, 'timedPeaks'>;
  readonly audioEvents: Pick<AudioEvents, 'segmentsAired'>;
}

/** Milliseconds of broadcast that are measured. */
const measured_ms = 3_600_000;
/** Milliseconds after a cue until its sound is recorded: the longest offset, and the sound that follows it. */
const behind_ms = 75_000;
/** Milliseconds before the first cue, for clocks that are fast. */
const before_ms = 20_000;
/** Milliseconds of a step: finer than the aim of 200 ms. */
const step_ms = 40;

/**
 * Measures the offset of an input over the last hour.
 * @returns null without a new cue, and without a result
 */
export async function measureClock(
  { db, archive, audioEvents }: ClockSources,
  input: Pick<PlayoutInputRow, 'id' | 'station_id'>,
  now_ms: number,
): Promise<PlayoutClockRow | null> {
  const cues = await startsBetween(db, input, { from_ms: now_ms - measured_ms, to_ms: now_ms });
  const last_ms = (await clockOf(db, input.id))?.measured_at_ms ?? 0;
  const newest_ms = cues.at(-1);
  if (newest_ms === undefined || newest_ms <= last_ms - behind_ms) return null;
  const from_ms = now_ms - measured_ms - before_ms;
  const span = { fromMs: from_ms, toMs: now_ms };
  const segments = await audioEvents.segmentsAired(db, input.station_id, span);
  if (segments.length === 0) return null;
  const count = (now_ms - from_ms) / step_ms;
  const peaks = await archive.timedPeaks(segments, { ...span, count });
  const found = followOffset(cues, envelopeOf(peaks, { from_ms, step_ms }));
  if (!found) return null;
  return {
    input_id: input.id,
    measured_offset_ms: found.offset_ms,
    certainty_percent: Math.round(found.certainty * 100),
    spread_ms: found.spread_ms,
    drift_ms: found.drift_ms,
    cues: found.cues,
    measured_at_ms: now_ms,
  };
}
