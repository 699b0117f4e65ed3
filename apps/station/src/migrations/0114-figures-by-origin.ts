import { type Kysely, sql } from 'kysely';

// Figures of a country or platform are a small share of the rows of their level. The indexes hold all columns, so that
// a query does not read the table as well.
const statements = [
  sql`create index analytics_days_of_countries
    on analytics_days (station_id, level, country, day, platform, show_id, episode_id, downloads, heard) where level = 1 or level = 3 or level = 5 or level = 7`,
  sql`create index analytics_days_of_platforms
    on analytics_days (station_id, level, platform, day, country, show_id, episode_id, downloads, heard) where level = 2 or level = 3 or level = 6 or level = 7`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
