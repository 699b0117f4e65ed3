import { type Insertable, sql, type Updateable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { PlayoutCorrectionRow, PlayoutEventRow, PlayoutTables } from '../playout-tables.ts';

type ListedCorrection = Omit<PlayoutCorrectionRow, 'replaced'> & {
  /** 1 if it has what it replaced, which an undo needs. */
  readonly has_replaced: number;
};

const tablesOf = (db: Tables) => db.tables<PlayoutTables>();

/** The kinds and cues of events, by event. */
export async function playoutEventsOf(
  db: Tables,
  eventIds: readonly number[],
): Promise<Map<number, PlayoutEventRow>> {
  const rows = await tablesOf(db)
    .selectFrom('playout_events')
    .selectAll()
    .where('event_id', 'in', db.dialect.numbers(eventIds))
    .execute();
  return new Map(rows.map((row) => [row.event_id, row]));
}

/** Stores what events are, in place of what was known. */
export async function replacePlayoutEvents(
  db: Tables,
  eventIds: readonly number[],
  rows: readonly PlayoutEventRow[],
): Promise<void> {
  await tablesOf(db)
    .deleteFrom('playout_events')
    .where('event_id', 'in', db.dialect.numbers(eventIds))
    .execute();
  for (const row of rows) await tablesOf(db).insertInto('playout_events').values(row).execute();
}

export async function insertCues(
  db: Tables,
  rows: readonly Insertable<PlayoutTables['playout_cues']>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const row of rows) {
    const added = tablesOf(db).insertInto('playout_cues').values(row).returning('id');
    ids.push((await added.executeTakeFirstOrThrow()).id);
  }
  return ids;
}

/** Deletes the elements of a correction that no event is any more. */
export async function deleteUnusedCues(db: Tables, correctionId: number): Promise<void> {
  await tablesOf(db)
    .deleteFrom('playout_cues')
    .where('correction_id', '=', correctionId)
    .where('id', 'not in', (row) =>
      row.selectFrom('playout_events').select('cue_id').where('cue_id', 'is not', null).$castTo<never>(),
    )
    .execute();
}

export async function insertCorrection(
  db: Tables,
  row: Insertable<PlayoutTables['playout_corrections']>,
): Promise<PlayoutCorrectionRow> {
  const added = tablesOf(db).insertInto('playout_corrections').values(row).returningAll();
  return added.executeTakeFirstOrThrow();
}

export async function updateCorrection(
  db: Tables,
  id: number,
  change: Updateable<PlayoutTables['playout_corrections']>,
): Promise<PlayoutCorrectionRow> {
  const corrections = tablesOf(db).updateTable('playout_corrections').set(change).where('id', '=', id);
  return corrections.returningAll().executeTakeFirstOrThrow();
}

export function correctionById(
  db: Tables,
  stationId: number,
  id: number,
): Promise<PlayoutCorrectionRow | undefined> {
  const corrections = tablesOf(db).selectFrom('playout_corrections').selectAll();
  return corrections.where('id', '=', id).where('station_id', '=', stationId).executeTakeFirst();
}

/** Corrections whose span overlaps another one in Unix milliseconds, the newest first. */
export function correctionsOver(
  db: Tables,
  stationId: number,
  span: { readonly from_ms: number; readonly to_ms: number },
): Promise<ListedCorrection[]> {
  return tablesOf(db)
    .selectFrom('playout_corrections')
    .select(sql<number>`case when replaced = '' then 0 else 1 end`.as('has_replaced'))
    .select([
      'id',
      'station_id',
      'source',
      'state',
      'name',
      'from_ms',
      'to_ms',
      'made_at',
      'made_by',
      'counts',
    ])
    .where('station_id', '=', stationId)
    .where('to_ms', '>', span.from_ms)
    .where('from_ms', '<', span.to_ms)
    .orderBy('id', 'desc')
    .execute();
}

/** Deletes proposals whose span is within another one. */
export async function deleteProposals(
  db: Tables,
  stationId: number,
  span: { readonly from_ms: number; readonly to_ms: number },
): Promise<void> {
  await tablesOf(db)
    .deleteFrom('playout_corrections')
    .where('station_id', '=', stationId)
    .where('state', '=', 'proposed')
    .where('from_ms', '>=', span.from_ms)
    .where('to_ms', '<=', span.to_ms)
    .execute();
}

const day_ms = 24 * 3_600_000;

/**
 * Drops what corrections replaced in logs that are no longer kept, and the proposals there.
 * @param now_ms Unix milliseconds
 * @param limit corrections in one call
 * @returns whether more are left
 */
export async function dropOldCorrections(db: Tables, now_ms: number, limit: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    select c.id from playout_corrections c join stations on stations.id = c.station_id
    where c.to_ms < ${now_ms} - stations.log_days * ${day_ms} and (c.replaced <> '' or c.state = 'proposed')
    order by c.id limit ${limit}`.execute(tablesOf(db));
  const ids = db.dialect.numbers(rows.map(({ id }) => id));
  await tablesOf(db)
    .deleteFrom('playout_corrections')
    .where('id', 'in', ids)
    .where('state', '=', 'proposed')
    .execute();
  await tablesOf(db)
    .updateTable('playout_corrections')
    .set({ replaced: '' })
    .where('id', 'in', ids)
    .execute();
  return rows.length === limit;
}

export async function deleteCorrection(db: Tables, id: number): Promise<void> {
  await tablesOf(db).deleteFrom('playout_corrections').where('id', '=', id).execute();
}
