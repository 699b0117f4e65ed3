import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Details of shows and episodes that only podcast apps read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const text = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'text collate "C"' : 'text');
  for (const table of ['shows', 'episodes']) {
    await sql`alter table ${sql.table(table)} add column podcast ${text} not null default '{}'`.execute(db);
  }
}
