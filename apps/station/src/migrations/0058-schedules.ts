import { type Kysely, sql } from 'kysely';

/** Schedules were called automations: tables, jobs, live events and the demo's step get the name that the code uses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table automations rename to schedules`.execute(db);
  await sql`drop index automations_by_station`.execute(db);
  await sql`create index schedules_by_station on schedules (station_id, active, id)`.execute(db);
  await sql`alter table automation_holidays rename to schedule_holidays`.execute(db);
  await sql`drop index automation_holidays_by_show`.execute(db);
  await sql`create index schedule_holidays_by_show on schedule_holidays (station_id, active, show_id, first_day)`.execute(
    db,
  );

  await sql`update jobs set name = 'schedules.mail' where name = 'automations.mail'`.execute(db);
  await sql`update jobs set name = 'schedules.capture',
    payload = json_set(json_remove(payload, '$.automation_id'), '$.schedule_id', json_extract(payload, '$.automation_id'))
    where name = 'automations.capture'`.execute(db);
  await sql`update live_events set name = 'schedules_changed',
    data = json_set(json_remove(data, '$.automation_id'), '$.schedule_id', json_extract(data, '$.automation_id'))
    where name = 'automations_changed'`.execute(db);
  await sql`update demo_steps set name = 'schedules' where name = 'automations'`.execute(db);
}
