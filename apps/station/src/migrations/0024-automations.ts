import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table automations (
    id integer primary key autoincrement,
    station_id integer not null,
    show_id integer not null,
    active integer not null,
    details text not null
  )`.execute(db);
  await sql`create index automations_by_station on automations (station_id, active, id)`.execute(db);
  await sql`create table automation_holidays (
    id integer primary key autoincrement,
    station_id integer not null,
    show_id integer not null,
    first_day text not null,
    last_day text not null,
    active integer not null
  )`.execute(db);
  await sql`create index automation_holidays_by_show on automation_holidays (station_id, active, show_id, first_day)`.execute(
    db,
  );
}
