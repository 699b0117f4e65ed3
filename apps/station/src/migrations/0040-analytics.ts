import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table analytics_salts (day integer primary key, salt text not null)`,
  sql`create table analytics_listens (
    day integer not null,
    episode_id integer not null,
    listener text not null,
    station_id integer not null,
    show_id integer not null,
    country text not null,
    platform text not null,
    spans text not null,
    duration_ms integer not null,
    primary key (day, episode_id, listener)
  ) without rowid`,
  sql`create table analytics_listeners (
    day integer not null,
    station_id integer not null,
    listener text not null,
    shows text not null,
    country text not null,
    platform text not null,
    primary key (day, station_id, listener)
  ) without rowid`,
  sql`create table analytics_days (
    station_id integer not null,
    level integer not null,
    day integer not null,
    show_id integer not null,
    episode_id integer not null,
    country text not null,
    platform text not null,
    downloads integer not null,
    heard integer not null,
    primary key (station_id, level, day, show_id, episode_id, country, platform)
  ) without rowid`,
  sql`create table analytics_reach (
    station_id integer not null,
    level integer not null,
    day integer not null,
    shows text not null,
    country text not null,
    platform text not null,
    listeners integer not null,
    primary key (station_id, level, day, shows, country, platform)
  ) without rowid`,
  sql`create table analytics_exports (
    id text primary key,
    station_id integer not null,
    dimension text not null,
    query text not null,
    email text not null,
    status text not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
