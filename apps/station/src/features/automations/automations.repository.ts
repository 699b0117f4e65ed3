import type { Insertable, Updateable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import { toAutomationRow, type AutomationRow } from './automation-row.ts';
import type { AutomationTables, HolidayRow } from './automation-tables.ts';

/** Those that are not deleted. */
export async function automationsOf(db: Tables, stationId: number): Promise<AutomationRow[]> {
  const rows = db.tables<AutomationTables>().selectFrom('automations').selectAll().where('station_id', '=', stationId);
  return (await rows.where('active', '=', 1).orderBy('id').execute()).map(toAutomationRow);
}

/** Also a deleted one, so that it can be taken back. */
export async function automationById(db: Tables, stationId: number, id: number): Promise<AutomationRow | null> {
  const rows = db.tables<AutomationTables>().selectFrom('automations').selectAll().where('station_id', '=', stationId);
  const row = await rows.where('id', '=', id).executeTakeFirst();
  return row ? toAutomationRow(row) : null;
}

export async function insertAutomation(db: Tables, row: Insertable<AutomationTables['automations']>): Promise<number> {
  const added = db.tables<AutomationTables>().insertInto('automations').values(row).returning('id');
  return (await added.executeTakeFirstOrThrow()).id;
}

export async function updateAutomation(
  db: Tables,
  stationId: number,
  id: number,
  change: Updateable<AutomationTables['automations']>,
): Promise<void> {
  const changed = db.tables<AutomationTables>().updateTable('automations').set(change).where('station_id', '=', stationId);
  await changed.where('id', '=', id).execute();
}

/** Those of a station that are not deleted, by their first day. */
export async function holidaysOf(db: Tables, stationId: number): Promise<HolidayRow[]> {
  const rows = db.tables<AutomationTables>().selectFrom('automation_holidays').selectAll().where('station_id', '=', stationId);
  return rows.where('active', '=', 1).orderBy('first_day').orderBy('id').execute();
}

export async function holidayById(db: Tables, stationId: number, id: number): Promise<HolidayRow | undefined> {
  const rows = db.tables<AutomationTables>().selectFrom('automation_holidays').selectAll().where('station_id', '=', stationId);
  return rows.where('id', '=', id).executeTakeFirst();
}

export async function insertHoliday(db: Tables, row: Insertable<AutomationTables['automation_holidays']>): Promise<HolidayRow> {
  return db.tables<AutomationTables>().insertInto('automation_holidays').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateHoliday(
  db: Tables,
  stationId: number,
  id: number,
  change: Updateable<AutomationTables['automation_holidays']>,
): Promise<void> {
  const changed = db.tables<AutomationTables>().updateTable('automation_holidays').set(change).where('station_id', '=', stationId);
  await changed.where('id', '=', id).execute();
}
