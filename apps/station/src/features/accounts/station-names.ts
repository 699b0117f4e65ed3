import type { Station } from './station.ts';

/** Titles of the shows of stations. */
export type ShowTitles = (stationIds: readonly number[]) => Promise<readonly string[]>;

/** Names of stations and their shows, which make poor passwords. */
export type StationNames = (stations: readonly Station[]) => Promise<readonly string[]>;

export function createStationNames(showTitles: ShowTitles): StationNames {
  return async (stations) => [
    ...stations.flatMap(({ slug, name, title }) => [slug, name, title]),
    ...(await showTitles(stations.map(({ id }) => id))),
  ];
}
