import { sql } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import { levels } from './levels.ts';

/**
 * Sums the figures of all shows together again, from those by show, for the days from `firstDay` on. Processes of older versions
 * that share the database during an upgrade do not write them. Call it in a transaction.
 * @param firstDay UTC day since 1970
 */
export async function sumAllShows(transaction: Tables, firstDay: number): Promise<void> {
  await sql`insert into analytics_days (station_id, level, day, show_id, episode_id, country, platform, downloads, heard)
    select station_id, level + ${sql.lit(levels.allShows)}, day, 0, 0, country, platform, sum(downloads), sum(heard)
    from analytics_days
    where station_id in (select station_id from analytics_agent_days where day >= ${firstDay}) and level in (0, 1, 2, 3) and day >= ${firstDay}
    group by station_id, level, day, country, platform
    on conflict (station_id, level, day, show_id, episode_id, country, platform)
      do update set downloads = excluded.downloads, heard = excluded.heard
      where analytics_days.downloads <> excluded.downloads or analytics_days.heard <> excluded.heard`.execute(
    transaction.tables(),
  );
}
