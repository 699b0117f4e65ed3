import type { Tables } from '../../platform/db/database.ts';
import { wholeStation } from '../accounts/index.ts';
import { showsById, showTitles } from './shows.repository.ts';

/** Names of shows, for features that only name them. */
export interface ShowNames {
  /** Titles of the shows of stations. */
  titles(stationIds: readonly number[]): Promise<string[]>;
  /** The title of a show; empty if the station has no such show. */
  titleOf(db: Tables, stationId: number, id: number): Promise<string>;
}

export function createShowNames(db: Tables): ShowNames {
  return {
    titles: (stationIds) => showTitles(db, stationIds),
    titleOf: async (from, stationId, id) =>
      (await showsById(from, wholeStation(stationId), [id]))[0]?.title ?? '',
  };
}
