import { sql } from 'kysely';
import { joinedIds, type MovedTable, ofStation } from './moved-table.ts';

const ofStationEpisodes: MovedTable['rows'] = ({ stationId }) =>
  sql`episode_id in (select id from episodes where station_id = ${stationId})`;

/** Figures of one episode, by its id. */
function ofEpisode(name: string, ...key: string[]): MovedTable {
  return {
    name,
    key: ['episode_id', ...key],
    rows: ofStationEpisodes,
    references: { episode_id: 'episodes' },
    needs: ['episode_id'],
    isBulk: true,
  };
}

/** The ids of figures of all shows or all episodes together are 0. */
const withPlace: NonNullable<MovedTable['adapt']> = (row, { newId }) => {
  const moved = { ...row };
  for (const [column, table] of [
    ['show_id', 'shows'],
    ['episode_id', 'episodes'],
  ] as const) {
    const id = row[column];
    if (typeof id !== 'number' || id === 0) continue;
    const found = newId(table, id);
    // Figures of deleted shows and episodes are part of the sums only.
    if (found === null) return null;
    moved[column] = found;
  }
  return moved;
};

/** The figures of listeners, which hold no address of one. */
export const analyticsTables: readonly MovedTable[] = [
  {
    name: 'analytics_days',
    key: ['station_id', 'level', 'day', 'show_id', 'episode_id', 'country', 'platform'],
    rows: ofStation,
    adapt: withPlace,
    isBulk: true,
  },
  {
    name: 'analytics_devices',
    key: ['station_id', 'level', 'day', 'show_id', 'country', 'platform', 'device'],
    rows: ofStation,
    adapt: withPlace,
    isBulk: true,
  },
  {
    name: 'analytics_reach',
    key: ['station_id', 'level', 'day', 'shows', 'country', 'platform'],
    rows: ofStation,
    adapt: (row, { newId }) => ({ ...row, shows: joinedIds(row['shows'], 'shows', newId) }),
    isBulk: true,
  },
  ofEpisode('analytics_first_days', 'hour'),
  ofEpisode('analytics_versions', 'version'),
  ofEpisode('analytics_retention', 'version'),
  ofEpisode('analytics_minutes', 'version', 'minute'),
];
