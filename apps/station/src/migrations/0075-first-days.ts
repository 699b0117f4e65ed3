import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table analytics_first_days (
    episode_id integer not null,
    hour integer not null,
    downloads integer not null,
    primary key (episode_id, hour)
  ) without rowid`.execute(db);
}
