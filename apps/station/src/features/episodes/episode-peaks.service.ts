import type { EpisodePeaks } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { AudioEventRow, AudioEvents } from '../audio-events/index.ts';
import { eventIdsOf } from './episode-links.repository.ts';
import { episodesByIds } from './episodes.repository.ts';
import type { EpisodeRow } from './episode-tables.ts';
import { knownEvents } from './known-events.ts';

export interface EpisodePeaksReader {
  /** The loudest samples of each episode in `points` equal parts, in the order of the ids; unknown ids are left out. */
  levelsOf(stationId: number, ids: readonly number[], points: number): Promise<EpisodePeaks['peaks']>;
}

/** Waveforms in memory: a page of 20 rows has 20, so these are some hundred pages. */
const mostCached = 5000;

export function createEpisodePeaks({ db }: Pick<StationContext, 'db'>, { audioEvents }: { audioEvents: AudioEvents }): EpisodePeaksReader {
  const cache = new Map<string, number[]>();

  async function cached({ id, version, station_id }: EpisodeRow, points: number): Promise<number[]> {
    // A change of the timeline raises the version.
    const key = `${id} ${version} ${points}`;
    const known = cache.get(key);
    const levels = known ?? (await read(station_id, id, points));
    cache.delete(key);
    cache.set(key, levels);
    const oldest = cache.keys().next();
    if (cache.size > mostCached && !oldest.done) cache.delete(oldest.value);
    return levels;
  }

  async function read(stationId: number, id: number, points: number): Promise<number[]> {
    const events = await knownEvents(audioEvents, stationId, await eventIdsOf(db, id));
    const total = events.reduce((sum, event) => sum + audioEvents.durationOf(event), 0);
    const levels: number[] = [];
    let seconds = 0;
    for (const event of events) {
      seconds += audioEvents.durationOf(event);
      const count = Math.round((seconds / total) * points) - levels.length;
      if (count > 0) levels.push(...(await levelsOfEvent(event, count)));
    }
    return levels;
  }

  async function levelsOfEvent(event: AudioEventRow, count: number): Promise<number[]> {
    try {
      const { min, max } = await audioEvents.peaks(event, { points: count });
      return max.map((high, at) => Math.min(127, Math.max(high, -(min[at] ?? 0), 0)));
    } catch (error) {
      // Deleted audio is silent, so that the rest keeps its place.
      if (isStationError(error, 'audio-events.gone') || isStationError(error, 'audio-events.empty')) return Array(count).fill(0);
      throw error;
    }
  }

  return {
    async levelsOf(stationId, ids, points) {
      const peaks = [];
      for (const row of await episodesByIds(db, stationId, ids)) {
        peaks.push({ playlist_id: row.id, levels: await cached(row, points) });
      }
      return peaks;
    },
  };
}
