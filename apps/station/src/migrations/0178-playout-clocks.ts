import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** The offsets of inputs as they were measured from the sound, and whether an input takes them by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const integer = sql.raw(db.getExecutor().adapter instanceof PostgresAdapter ? 'bigint' : 'integer');
  await sql`alter table playout_inputs add column auto_offset ${integer} not null default 0`.execute(db);
  await sql`create table playout_clocks (
    input_id ${integer} primary key references playout_inputs (id) on delete cascade,
    measured_offset_ms ${integer} not null,
    certainty_percent ${integer} not null,
    spread_ms ${integer} not null,
    drift_ms ${integer} not null,
    cues ${integer} not null,
    measured_at_ms ${integer} not null
  )`.execute(db);
}
