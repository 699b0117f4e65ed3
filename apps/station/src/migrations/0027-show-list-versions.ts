import { type Kysely, sql } from 'kysely';

/** Updated by triggers, so that no write is missed. */
const changes: readonly (readonly [event: string, table: string, row: 'new' | 'old'])[] = [
  ['insert', 'shows', 'new'],
  ['update', 'shows', 'new'],
  ['delete', 'shows', 'old'],
  ['insert', 'connection_shows', 'new'],
  ['delete', 'connection_shows', 'old'],
  ['update', 'connections', 'new'],
  ['delete', 'connections', 'old'],
  ['delete', 'tags', 'old'],
];

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table show_list_versions (station_id integer primary key, version integer not null)`.execute(
    db,
  );
  for (const [event, table, row] of changes) {
    await sql`create trigger ${sql.raw(`show_list_after_${event}_of_${table}`)} after ${sql.raw(event)} on ${sql.table(table)} begin
      insert into show_list_versions (station_id, version) values (${sql.raw(row)}.station_id, 1)
        on conflict (station_id) do update set version = version + 1;
    end`.execute(db);
  }
}
