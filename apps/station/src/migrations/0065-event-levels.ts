import { type Kysely, sql } from 'kysely';

const columns = [
  'audio_events add column gain_db real not null default 0',
  "audio_events add column inner_levels text not null default '[]'",
  'event_ranges add column gain_db real not null default 0',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of columns) await sql.raw(`alter table ${column}`).execute(db);
}
