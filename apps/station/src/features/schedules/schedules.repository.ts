import type { Insertable, Updateable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import { toScheduleRow, type ScheduleRow } from './schedule-row.ts';
import type { ScheduleTables, HolidayRow } from './schedule-tables.ts';

/** Schedules that are not deleted. */
export async function schedulesOf(db: Tables, stationId: number): Promise<ScheduleRow[]> {
  const rows = db
    .tables<ScheduleTables>()
    .selectFrom('schedules')
    .selectAll()
    .where('station_id', '=', stationId);
  return (await rows.where('active', '=', 1).orderBy('id').execute()).map(toScheduleRow);
}

/** Includes deleted schedules, so that they can be restored. */
export async function scheduleById(db: Tables, stationId: number, id: number): Promise<ScheduleRow | null> {
  const rows = db
    .tables<ScheduleTables>()
    .selectFrom('schedules')
    .selectAll()
    .where('station_id', '=', stationId);
  const row = await rows.where('id', '=', id).executeTakeFirst();
  return row ? toScheduleRow(row) : null;
}

export async function insertSchedule(
  db: Tables,
  row: Insertable<ScheduleTables['schedules']>,
): Promise<number> {
  const added = db.tables<ScheduleTables>().insertInto('schedules').values(row).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

export async function updateSchedule(
  db: Tables,
  stationId: number,
  id: number,
  change: Updateable<ScheduleTables['schedules']>,
): Promise<void> {
  const changed = db
    .tables<ScheduleTables>()
    .updateTable('schedules')
    .set(change)
    .where('station_id', '=', stationId);
  await changed.where('id', '=', id).execute();
}

/** Holidays of a station that are not deleted, by their first day. */
export async function holidaysOf(db: Tables, stationId: number): Promise<HolidayRow[]> {
  const rows = db
    .tables<ScheduleTables>()
    .selectFrom('schedule_holidays')
    .selectAll()
    .where('station_id', '=', stationId);
  return rows.where('active', '=', 1).orderBy('first_day').orderBy('id').execute();
}

/** Holidays of a show that are not deleted. */
export async function holidaysOfShow(db: Tables, stationId: number, showId: number): Promise<HolidayRow[]> {
  return (await holidaysOf(db, stationId)).filter(({ show_id }) => show_id === showId);
}

export async function holidayById(
  db: Tables,
  stationId: number,
  id: number,
): Promise<HolidayRow | undefined> {
  const rows = db
    .tables<ScheduleTables>()
    .selectFrom('schedule_holidays')
    .selectAll()
    .where('station_id', '=', stationId);
  return rows.where('id', '=', id).executeTakeFirst();
}

export async function insertHoliday(
  db: Tables,
  row: Insertable<ScheduleTables['schedule_holidays']>,
): Promise<HolidayRow> {
  return db
    .tables<ScheduleTables>()
    .insertInto('schedule_holidays')
    .values(row)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateHoliday(
  db: Tables,
  stationId: number,
  id: number,
  change: Updateable<ScheduleTables['schedule_holidays']>,
): Promise<void> {
  const changed = db
    .tables<ScheduleTables>()
    .updateTable('schedule_holidays')
    .set(change)
    .where('station_id', '=', stationId);
  await changed.where('id', '=', id).execute();
}
