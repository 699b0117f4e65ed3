import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table uploads add column begun_at integer`.execute(db);
  await sql`update uploads set begun_at = changed_at where status = 'receiving' and bytes is not null`.execute(
    db,
  );
  await sql`alter table uploads add column cancelled integer not null default 0`.execute(db);
}
