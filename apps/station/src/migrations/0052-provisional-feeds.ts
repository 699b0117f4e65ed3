import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table connections add column provisional_at integer`.execute(db);
  await sql`create index provisional_connections on connections (provisional_at) where provisional_at is not null`.execute(
    db,
  );
}
