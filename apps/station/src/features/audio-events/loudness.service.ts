import { z } from 'zod';
import {
  isAudioError,
  timelineLevels,
  type EpisodePart,
  type JobOptions,
  type SegmentLocation,
  type TimelineLevels,
} from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import { type Accounts, type Station, wholeStation } from '../accounts/index.ts';
import type { AudioEventRow } from './audio-event-tables.ts';
import type { EventAudio } from './event-audio.service.ts';
import type { EventLookup } from './library.service.ts';
import { levelsAt, placeOf, storeLevels } from './loudness.repository.ts';

/** Levels of audio, computed from the index. The recorder and uploads measure new audio; older audio is measured when it is used. */
export interface Loudness {
  /** Null while some segment is not measured. */
  levelsOf(parts: readonly EpisodePart[]): Promise<TimelineLevels | null>;
  /** Measures the segments that are not measured yet; decodes only these. */
  measure(parts: readonly EpisodePart[], options: JobOptions): Promise<void>;
  /** Measures events in the background. */
  request(station: Station, events: readonly AudioEventRow[]): Promise<void>;
}

/** Seconds of silence that a listener notices. */
const leastSilenceMs = 3000;
/** Segments per decoder: ten minutes. */
const batch = 120;

export function createLoudness(
  context: StationContext,
  {
    accounts,
    library,
    audio,
  }: { accounts: Accounts; library: Pick<EventLookup, 'byIds'>; audio: Pick<EventAudio, 'partsOf'> },
): Loudness {
  const { archive, db, engine, jobs } = context;

  async function missing(parts: readonly EpisodePart[]): Promise<SegmentLocation[]> {
    const segments = new Map(
      parts.flatMap((part) => part.segments).map((segment) => [placeOf(segment), segment]),
    );
    const known = await levelsAt(db, [...segments.values()]);
    return [...segments].flatMap(([place, segment]) => (known.has(place) ? [] : segment));
  }

  async function measure(parts: readonly EpisodePart[], options: JobOptions): Promise<void> {
    const segments = await missing(parts);
    for (let at = 0; at < segments.length; at += batch) {
      const some = segments.slice(at, at + batch);
      await using local = await archive.local([{ segments: some }]);
      const { levels } = await engine.measure(
        { ranges: local.ranges, frames: some.map(({ frames }) => frames) },
        options,
      );
      const measured = some.map(({ file, offset }, index) => ({ file, offset, loudness: levels[index] }));
      await db.transaction((transaction) => storeLevels(transaction, measured));
    }
  }

  const job = jobs.define('audio-events.measure', {
    payload: z.object({ station_id: z.int(), event_id: z.int() }),
    concurrency: 1,
    async run({ station_id, event_id }, { signal, turn }) {
      const [event] = accounts.stationById(station_id)
        ? await library.byIds(wholeStation(station_id), [event_id])
        : [];
      if (event) await measure(await audio.partsOf(event), { signal, turn });
    },
    onFailed(payload, error) {
      if (!isAudioError(error))
        context.log.error({ err: error, ...payload }, 'the loudness of an event could not be measured');
      return Promise.resolve();
    },
  });

  return {
    async levelsOf(parts) {
      const known = await levelsAt(
        db,
        parts.flatMap(({ segments }) => segments),
      );
      return timelineLevels(parts, (segment) => known.get(placeOf(segment)), leastSilenceMs);
    },
    measure,
    async request({ id: station_id }, events) {
      for (const { id: event_id } of events) {
        await job.add(db, { station_id, event_id }, { key: String(event_id), station: station_id });
      }
    },
  };
}
