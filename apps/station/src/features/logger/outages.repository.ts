import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { LoggerTables } from './logger-tables.ts';

export type Outage = Selectable<LoggerTables['log_outages']>;

export async function outageOf(db: Tables, stationId: number): Promise<Outage | undefined> {
  return db
    .tables<LoggerTables>()
    .selectFrom('log_outages')
    .selectAll()
    .where('station_id', '=', stationId)
    .executeTakeFirst();
}

export async function saveOutage(db: Tables, outage: Outage): Promise<void> {
  const { station_id: _key, ...change } = outage;
  const outages = db.tables<LoggerTables>().insertInto('log_outages').values(outage);
  await outages.onConflict((conflict) => conflict.column('station_id').doUpdateSet(change)).execute();
}

export async function deleteOutage(db: Tables, stationId: number): Promise<void> {
  await db.tables<LoggerTables>().deleteFrom('log_outages').where('station_id', '=', stationId).execute();
}
