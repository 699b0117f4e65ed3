import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The counted downloads of each subscription of a private feed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  // Without a foreign key: a subscription that is revoked while its download is counted must not fail the batch.
  await sql`create table analytics_subscribers (
    subscription_id ${integer} not null,
    day ${integer} not null,
    agent_id ${text} not null,
    is_robot ${integer} not null,
    station_id ${integer} not null,
    downloads ${integer} not null,
    primary key (subscription_id, day, agent_id, is_robot)
  )`.execute(db);
}
