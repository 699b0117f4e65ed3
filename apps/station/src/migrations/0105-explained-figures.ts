import { type Kysely, PostgresAdapter, sql } from 'kysely';

/** Why requests were counted or not, and the figures by user agent that a recount needs: both for 90 days. Figures by device. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const integer = sql.raw(isPostgres ? 'bigint' : 'integer');
  const text = sql.raw(isPostgres ? 'text collate "C"' : 'text');
  const withoutRowId = sql.raw(isPostgres ? '' : 'without rowid');
  await sql`alter table analytics_listens add column started ${integer} not null default 0`.execute(db);
  await sql`alter table analytics_listens add column touched ${integer} not null default 0`.execute(db);
  await sql`alter table analytics_listens add column requests ${integer} not null default 0`.execute(db);
  await sql`alter table analytics_listens add column counted_day ${integer}`.execute(db);
  // The day comes first, because old days are deleted.
  await sql`create table analytics_reasons (
    day ${integer} not null,
    station_id ${integer} not null,
    show_id ${integer} not null,
    episode_id ${integer} not null,
    reason ${text} not null,
    rule ${text} not null,
    requests ${integer} not null,
    primary key (day, station_id, show_id, episode_id, reason, rule)
  ) ${withoutRowId}`.execute(db);
  await sql`create table analytics_agents (
    id ${text} primary key,
    agent ${text} not null,
    last_day ${integer} not null
  ) ${withoutRowId}`.execute(db);
  await sql`create table analytics_agent_days (
    day ${integer} not null,
    station_id ${integer} not null,
    episode_id ${integer} not null,
    show_id ${integer} not null,
    agent_id ${text} not null,
    country ${text} not null,
    platform ${text} not null,
    is_robot ${integer} not null,
    rule ${text} not null,
    is_site ${integer} not null,
    device ${text} not null,
    short ${integer} not null,
    repeats ${integer} not null,
    downloads ${integer} not null,
    heard ${integer} not null,
    primary key (day, station_id, episode_id, show_id, agent_id, country, platform, is_robot, rule)
  ) ${withoutRowId}`.execute(db);
  await sql`create table analytics_agent_reach (
    day ${integer} not null,
    station_id ${integer} not null,
    shows ${text} not null,
    agent_id ${text} not null,
    country ${text} not null,
    platform ${text} not null,
    is_robot ${integer} not null,
    listeners ${integer} not null,
    primary key (day, station_id, shows, agent_id, country, platform, is_robot)
  ) ${withoutRowId}`.execute(db);
  await sql`create table analytics_devices (
    station_id ${integer} not null,
    level ${integer} not null,
    day ${integer} not null,
    show_id ${integer} not null,
    country ${text} not null,
    platform ${text} not null,
    device ${text} not null,
    downloads ${integer} not null,
    primary key (station_id, level, day, show_id, country, platform, device)
  ) ${withoutRowId}`.execute(db);
  await sql`create table analytics_recounts (
    station_id ${integer} primary key,
    status ${text} not null,
    requested_at ${integer} not null,
    ended_at ${integer}
  )`.execute(db);
}
