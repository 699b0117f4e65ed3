import type { Tables } from '../../platform/db/database.ts';
import type { LoggerTables, LogSourceRow } from './logger-tables.ts';

export async function sourceOf(db: Tables, stationId: number): Promise<LogSourceRow | undefined> {
  return db.tables<LoggerTables>().selectFrom('log_sources').selectAll().where('station_id', '=', stationId).executeTakeFirst();
}

export async function allSources(db: Tables): Promise<LogSourceRow[]> {
  return db.tables<LoggerTables>().selectFrom('log_sources').selectAll().orderBy('station_id').execute();
}

/** Writes the settings; the cut of an existing source is unchanged. */
export async function saveSource(db: Tables, source: LogSourceRow): Promise<void> {
  const { station_id: _key, cut: _cut, ...change } = source;
  const sources = db.tables<LoggerTables>().insertInto('log_sources').values(source);
  await sources.onConflict((conflict) => conflict.column('station_id').doUpdateSet(change)).execute();
}

export async function saveCut(db: Tables, stationId: number, cut: string): Promise<void> {
  await db.tables<LoggerTables>().updateTable('log_sources').set({ cut }).where('station_id', '=', stationId).execute();
}

export async function insertGap(db: Tables, stationId: number, gap: { from_ms: number; to_ms: number }): Promise<void> {
  const gaps = db
    .tables<LoggerTables>()
    .insertInto('log_gaps')
    .values({ station_id: stationId, ...gap });
  await gaps.onConflict((conflict) => conflict.columns(['station_id', 'from_ms']).doUpdateSet({ to_ms: gap.to_ms })).execute();
}

/** Gaps that overlap a time span, in order. */
export async function gapsBetween(db: Tables, stationId: number, fromMs: number, toMs: number) {
  const gaps = db.tables<LoggerTables>().selectFrom('log_gaps').select(['from_ms', 'to_ms']).where('station_id', '=', stationId);
  return gaps.where('from_ms', '<', toMs).where('to_ms', '>', fromMs).orderBy('from_ms').execute();
}
