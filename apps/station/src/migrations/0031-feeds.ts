import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table feed_states (
    connection_id integer primary key,
    podcast_guid text not null,
    version integer not null,
    changed_at integer not null,
    source text not null
  )`.execute(db);
}
