import { type Kysely, sql } from 'kysely';

/**
 * The waiting jobs of each lane, kind and station in the order of their time, so that the first is found among any number, and
 * the running ones by their key, so that it is found without passing the deleted rows that a long transaction keeps.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index jobs_turns on jobs (lane, name, (coalesce(station_id, 0)), run_at, id)
    where status = 'pending' and lane is not null`.execute(db);
  await sql`create index jobs_running on jobs (name, key) where status = 'running'`.execute(db);
}
