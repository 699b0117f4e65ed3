import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table audio_events add column inner_fades text not null default '[]'`.execute(db);
}
