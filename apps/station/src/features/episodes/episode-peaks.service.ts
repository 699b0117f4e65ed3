import type { EpisodePeaks } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import { type StationScope, wholeStation } from '../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../audio-events/index.ts';
import { eventIdsOf } from './episode-links.repository.ts';
import { knownEvents } from './episode-references.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { episodesByIds } from './episodes.repository.ts';

type Wave = Omit<EpisodePeaks['peaks'][number], 'playlist_id'>;

export interface EpisodePeaksReader {
  /** The loudness of each episode in `points` equal parts, in the order of the ids; unknown ids are left out. */
  wavesOf(scope: StationScope, ids: readonly number[], points: number): Promise<EpisodePeaks['peaks']>;
}

/** Peaks behind each level: their mean has the shape of speech, where the loudest of seconds is a block. */
const fineness = 8;
/** Waveforms in memory: a page of 20 rows has 20, so these are some hundred pages. */
const mostCached = 5000;

export function createEpisodePeaks(
  { db }: Pick<StationContext, 'db'>,
  { audioEvents }: { audioEvents: AudioEvents },
): EpisodePeaksReader {
  const cache = new Map<string, Wave>();

  async function cached({ id, version, station_id }: EpisodeRow, points: number): Promise<Wave> {
    // A change of the timeline raises the version.
    const key = `${id} ${version} ${points}`;
    const known = cache.get(key);
    const wave = known ?? (await read(station_id, id, points));
    cache.delete(key);
    cache.set(key, wave);
    const oldest = cache.keys().next();
    if (cache.size > mostCached && !oldest.done) cache.delete(oldest.value);
    return wave;
  }

  async function read(stationId: number, id: number, points: number): Promise<Wave> {
    const events = await knownEvents(audioEvents, wholeStation(stationId), await eventIdsOf(db, id));
    const total = events.reduce((sum, event) => sum + audioEvents.durationOf(event), 0);
    const parts: number[][] = [];
    let seconds = 0;
    for (const event of events) {
      seconds += audioEvents.durationOf(event);
      const count = Math.round((seconds / total) * points) - parts.length;
      if (count > 0) parts.push(...(await partsOf(event, count)));
    }
    return { peaks: parts.map((part) => Math.max(...part)), levels: parts.map(mean) };
  }

  /** The peaks within each of `count` equal parts. */
  async function partsOf(event: AudioEventRow, count: number): Promise<number[][]> {
    try {
      const { min, max } = await audioEvents.peaks(event, { points: count * fineness });
      const loudest = max.map((high, at) => Math.min(127, Math.max(high, -(min[at] ?? 0))));
      return Array.from({ length: count }, (_, at) => loudest.slice(at * fineness, (at + 1) * fineness));
    } catch (error) {
      // Deleted audio is silent, so that the rest keeps its place.
      if (isStationError(error, 'audio-events.gone') || isStationError(error, 'audio-events.empty'))
        return Array.from({ length: count }, () => [0]);
      throw error;
    }
  }

  return {
    async wavesOf(scope, ids, points) {
      const peaks = [];
      for (const row of await episodesByIds(db, scope, ids)) {
        peaks.push({ playlist_id: row.id, ...(await cached(row, points)) });
      }
      return peaks;
    },
  };
}

function mean(values: readonly number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
