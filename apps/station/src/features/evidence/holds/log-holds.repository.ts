import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { EvidenceTables, LogHoldRow } from '../evidence-tables.ts';

const holdsOf = (db: Tables) => db.tables<EvidenceTables>().selectFrom('log_holds').selectAll();

/** Newest first. */
export async function listHolds(db: Tables, stationId: number): Promise<LogHoldRow[]> {
  return holdsOf(db).where('station_id', '=', stationId).orderBy('id', 'desc').execute();
}

/** Those that overlap a stretch (Unix milliseconds) and are not released, oldest first. */
export async function holdsIn(
  db: Tables,
  stationId: number,
  { from_ms, to_ms }: Pick<LogHoldRow, 'from_ms' | 'to_ms'>,
): Promise<LogHoldRow[]> {
  const holds = holdsOf(db).where('station_id', '=', stationId).where('released_at', 'is', null);
  return holds.where('from_ms', '<', to_ms).where('to_ms', '>', from_ms).orderBy('id').execute();
}

export async function holdById(db: Tables, stationId: number, id: number): Promise<LogHoldRow | undefined> {
  return holdsOf(db).where('station_id', '=', stationId).where('id', '=', id).executeTakeFirst();
}

export async function insertHold(
  db: Tables,
  hold: Insertable<EvidenceTables['log_holds']>,
): Promise<LogHoldRow> {
  return db
    .tables<EvidenceTables>()
    .insertInto('log_holds')
    .values(hold)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function updateHold(
  db: Tables,
  id: number,
  change: Partial<Omit<LogHoldRow, 'id' | 'station_id'>>,
): Promise<LogHoldRow> {
  return db
    .tables<EvidenceTables>()
    .updateTable('log_holds')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
