import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column person_id integer`.execute(db);
  await sql`alter table uploads add column bytes integer`.execute(db);
  await sql`alter table uploads add column received integer not null default 0`.execute(db);
}
