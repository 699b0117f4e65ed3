import type { Tables } from '../../platform/db/database.ts';
import type { AnalyticsTables, FirstDayRow } from './analytics-tables.ts';
import { levels } from './levels.ts';

/** Downloads by hour since publishing, of those episodes that have any. */
export async function firstDaysOf(db: Tables, episodeIds: readonly number[]): Promise<FirstDayRow[]> {
  if (episodeIds.length === 0) return [];
  return db
    .tables<AnalyticsTables>()
    .selectFrom('analytics_first_days')
    .selectAll()
    .where('episode_id', 'in', episodeIds)
    .execute();
}

/** All counted downloads of episodes, by id; none for an episode without downloads. */
export async function downloadsOf(
  db: Tables,
  stationId: number,
  episodeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (episodeIds.length === 0) return new Map();
  const rows = await db
    .tables<AnalyticsTables>()
    .selectFrom('analytics_days')
    .select((row) => ['episode_id', row.fn.sum<number>('downloads').as('downloads')])
    .where('station_id', '=', stationId)
    .where('level', '=', levels.episode)
    .where('episode_id', 'in', episodeIds)
    .groupBy('episode_id')
    .execute();
  return new Map(rows.map(({ episode_id, downloads }) => [episode_id, Number(downloads)]));
}
