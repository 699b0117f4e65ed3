import { type Kysely, sql } from 'kysely';

/** The figures of all shows together: level 8 and above of those by show. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into analytics_days (station_id, level, day, show_id, episode_id, country, platform, downloads, heard)
    select station_id, level + 8, day, 0, 0, country, platform, sum(downloads), sum(heard)
    from analytics_days where level in (0, 1, 2, 3) group by station_id, level, day, country, platform`.execute(
    db,
  );
}
