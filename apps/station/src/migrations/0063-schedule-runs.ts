import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table schedule_runs (
    id integer primary key,
    station_id integer not null,
    schedule_id integer not null,
    date text not null,
    start_ms integer not null,
    end_ms integer not null,
    publish_at integer,
    outcome text not null,
    reason text,
    error text not null,
    missing text not null,
    missing_seconds integer not null,
    episode_id integer,
    attempt integer not null,
    finished_at integer not null
  )`,
  sql`create unique index schedule_runs_by_schedule on schedule_runs (schedule_id, start_ms)`,
  sql`create index schedule_runs_by_station on schedule_runs (station_id, start_ms)`,
  sql`create table missed_publishes (
    schedule_id integer not null,
    start_ms integer not null,
    reason text not null,
    primary key (schedule_id, start_ms)
  ) without rowid`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
