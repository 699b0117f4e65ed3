import type { Tables } from '../../platform/db/database.ts';
import type { LoggerTables, LogSourceRow, LogSourceSettings } from './logger-tables.ts';

/** A stretch of time, Unix milliseconds. */
export interface Stretch {
  readonly from_ms: number;
  readonly to_ms: number;
}

export async function sourceOf(db: Tables, stationId: number): Promise<LogSourceRow | undefined> {
  return db
    .tables<LoggerTables>()
    .selectFrom('log_sources')
    .selectAll()
    .where('station_id', '=', stationId)
    .executeTakeFirst();
}

export async function allSources(db: Tables): Promise<LogSourceRow[]> {
  return db.tables<LoggerTables>().selectFrom('log_sources').selectAll().orderBy('station_id').execute();
}

/** Writes the settings; the cut of an existing source is unchanged. */
export async function saveSource(db: Tables, source: LogSourceSettings): Promise<void> {
  const { station_id: _key, cut: _cut, ...change } = source;
  const sources = db.tables<LoggerTables>().insertInto('log_sources').values(source);
  await sources
    .onConflict((conflict) =>
      conflict
        .column('station_id')
        .doUpdateSet((row) => ({ ...change, revision: row('log_sources.revision', '+', 1) })),
    )
    .execute();
}

/** Turns the log of a station off; recorders follow the new revision. */
export async function switchOffLog(db: Tables, stationId: number): Promise<void> {
  const sources = db
    .tables<LoggerTables>()
    .updateTable('log_sources')
    .where('station_id', '=', stationId)
    .where('active', '=', 1);
  await sources.set((row) => ({ active: 0, revision: row('revision', '+', 1) })).execute();
}

export async function saveCut(db: Tables, stationId: number, cut: string): Promise<void> {
  await db
    .tables<LoggerTables>()
    .updateTable('log_sources')
    .set({ cut })
    .where('station_id', '=', stationId)
    .execute();
}

export async function insertGap(db: Tables, stationId: number, gap: Stretch): Promise<void> {
  const gaps = db
    .tables<LoggerTables>()
    .insertInto('log_gaps')
    .values({ station_id: stationId, ...gap });
  await gaps
    .onConflict((conflict) => conflict.columns(['station_id', 'from_ms']).doUpdateSet({ to_ms: gap.to_ms }))
    .execute();
}

/** Milliseconds between two segments that still belong to the same stretch. */
const sameStretchMs = 1000;

/** Stores that a time was recorded from the fallback; extends the stretch that it continues. */
export async function addFallback(db: Tables, stationId: number, { from_ms, to_ms }: Stretch): Promise<void> {
  const tables = db.tables<LoggerTables>();
  const { numUpdatedRows } = await tables
    .updateTable('log_fallbacks')
    .set({ to_ms })
    .where('station_id', '=', stationId)
    .where('from_ms', '<=', from_ms)
    .where('to_ms', '>=', from_ms - sameStretchMs)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n)
    await tables.insertInto('log_fallbacks').values({ station_id: stationId, from_ms, to_ms }).execute();
}

/** Gaps, or stretches from the fallback, that overlap a time span, in order. */
export async function stretchesBetween(
  db: Tables,
  table: 'log_gaps' | 'log_fallbacks',
  stationId: number,
  span: Stretch,
): Promise<Stretch[]> {
  const stretches = db
    .tables<LoggerTables>()
    .selectFrom(table)
    .select(['from_ms', 'to_ms'])
    .where('station_id', '=', stationId);
  return stretches
    .where('from_ms', '<', span.to_ms)
    .where('to_ms', '>', span.from_ms)
    .orderBy('from_ms')
    .execute();
}
