import { type Kysely, sql } from 'kysely';

// A list of episodes needs the sums of its 20 rows, not a scan of all days.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index analytics_days_of_episodes on analytics_days (station_id, episode_id, downloads) where level = 4`.execute(
    db,
  );
}
