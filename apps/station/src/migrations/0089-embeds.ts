import { type Kysely, sql } from 'kysely';

const statements = [
  sql`create table embeds (
    station_id integer not null,
    site text not null,
    version text not null,
    kind text not null,
    views integer not null,
    list_errors integer not null,
    empty_errors integer not null,
    audio_errors integer not null,
    first_seen integer not null,
    last_seen integer not null,
    primary key (station_id, site, version, kind)
  ) without rowid`,
  sql`create table embed_settings (
    station_id integer primary key,
    enabled integer not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
