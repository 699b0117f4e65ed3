import type { Tables } from '../../platform/db/database.ts';
import type { AnalyticsTables, FirstDayRow } from './analytics-tables.ts';
import { levels } from './levels.ts';

/** Downloads by hour since publishing, of those episodes that have any. */
export async function firstDaysOf(db: Tables, episodeIds: readonly number[]): Promise<FirstDayRow[]> {
  if (episodeIds.length === 0) return [];
  return db.tables<AnalyticsTables>().selectFrom('analytics_first_days').selectAll().where('episode_id', 'in', episodeIds).execute();
}

/** Counted downloads of an episode by the number of its audio version; the first has those that no other has. */
export async function versionDownloads(db: Tables, stationId: number, episodeId: number): Promise<ReadonlyMap<number, number>> {
  const later = db.tables<AnalyticsTables>().selectFrom('analytics_versions').selectAll().where('episode_id', '=', episodeId);
  const counts = new Map((await later.execute()).map(({ version, downloads }) => [version, downloads]));
  const total = (await downloadsOf(db, stationId, [episodeId])).get(episodeId) ?? 0;
  const others = [...counts.values()].reduce((sum, downloads) => sum + downloads, 0);
  // A recount for a new list of robots changes the total alone.
  return counts.set(1, Math.max(0, total - others));
}

/** All counted downloads of episodes, by id; none for an episode without downloads. */
export async function downloadsOf(db: Tables, stationId: number, episodeIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
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
