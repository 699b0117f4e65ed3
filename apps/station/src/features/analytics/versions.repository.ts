import type { Tables } from '../../platform/db/database.ts';
import type { AnalyticsTables } from './analytics-tables.ts';
import { downloadsOf } from './first-days.repository.ts';

/** Counted downloads of an episode by the number of its audio version; the first has those that no other has. */
export async function versionDownloads(
  db: Tables,
  stationId: number,
  episodeId: number,
): Promise<ReadonlyMap<number, number>> {
  const later = db
    .tables<AnalyticsTables>()
    .selectFrom('analytics_versions')
    .selectAll()
    .where('episode_id', '=', episodeId);
  const counts = new Map((await later.execute()).map(({ version, downloads }) => [version, downloads]));
  const total = (await downloadsOf(db, stationId, [episodeId])).get(episodeId) ?? 0;
  const others = [...counts.values()].reduce((sum, downloads) => sum + downloads, 0);
  // A recount for a new list of robots changes the total alone.
  return counts.set(1, Math.max(0, total - others));
}

/** Counts a download of an audio version that is not the first. */
export async function addToVersion(db: Tables, episode_id: number, version: number): Promise<void> {
  const added = db
    .tables<AnalyticsTables>()
    .insertInto('analytics_versions')
    .values({ episode_id, version, downloads: 1 });
  await added
    .onConflict((conflict) =>
      conflict
        .columns(['episode_id', 'version'])
        .doUpdateSet((insert) => ({ downloads: insert('analytics_versions.downloads', '+', 1) })),
    )
    .execute();
}
