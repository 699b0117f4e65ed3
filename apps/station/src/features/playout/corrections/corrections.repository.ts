import type { Insertable, Updateable } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { PlayoutCorrectionRow, PlayoutEventRow, PlayoutTables } from '../playout-tables.ts';

type ListedCorrection = Omit<PlayoutCorrectionRow, 'replaced'>;

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
