import type { Tables } from '../../../platform/db/database.ts';
import type { PlayoutClockRow, PlayoutInputRow, PlayoutTables } from '../playout-tables.ts';

export function clockOf(db: Tables, inputId: number): Promise<PlayoutClockRow | undefined> {
  const clocks = db.tables<PlayoutTables>().selectFrom('playout_clocks').selectAll();
  return clocks.where('input_id', '=', inputId).executeTakeFirst();
}

export async function saveClock(db: Tables, row: PlayoutClockRow): Promise<void> {
  const { input_id: _input, ...values } = row;
  await db
    .tables<PlayoutTables>()
    .insertInto('playout_clocks')
    .values(row)
    .onConflict((conflict) => conflict.column('input_id').doUpdateSet(values))
    .execute();
}

/** Unix milliseconds at which the elements of an input began in a span, sweepers among them, by its clock. */
export async function startsBetween(
  db: Tables,
  { id, station_id }: Pick<PlayoutInputRow, 'id' | 'station_id'>,
  { from_ms, to_ms }: { readonly from_ms: number; readonly to_ms: number },
): Promise<number[]> {
  const cues = db.tables<PlayoutTables>().selectFrom('playout_cues').select('started_at_ms');
  const rows = await cues
    // There is an index by station and start.
    .where('station_id', '=', station_id)
    .where('input_id', '=', id)
    .where('started_at_ms', '>=', Math.floor(from_ms))
    .where('started_at_ms', '<', Math.ceil(to_ms))
    .orderBy('started_at_ms')
    .execute();
  return rows.map(({ started_at_ms }) => started_at_ms);
}
