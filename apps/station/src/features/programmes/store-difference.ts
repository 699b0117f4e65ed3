import type { Transaction } from '../../platform/db/database.ts';
import { type ComparisonPlace, compareWeeks, type KnownProgramme } from './compare-weeks.ts';
import { linesIn, readingOf } from './planned-reading.ts';
import type { PlanRow, SourceRow } from './programme-tables.ts';
import { addTimes, programmesOfSource, timesOf } from './programmes.repository.ts';
import type { SourceWeek } from './readers/source-week.ts';
import { deletePending, insertPlan, plansOfSource, updatePlan, updateSource } from './sources.repository.ts';

/** Airings of so long ago say at which hours a programme usually airs. */
const historyMs = 14 * 86_400_000;

/**
 * Stores what differs between a reading and the programmes of the station as the plan of the source that waits, and adds
 * the airings that continue programmes as they were. Resolves to the plan; null if nothing differs.
 */
export async function storeDifference(
  transaction: Transaction,
  source: SourceRow,
  week: SourceWeek,
  { seconds, ...place }: ComparisonPlace & { readonly seconds: number },
): Promise<PlanRow | null> {
  const known = await knownProgrammes(transaction, source.id, place.now - historyMs);
  const { lines, followed } = compareWeeks(known, week, place);
  for (const { id, times } of followed) {
    const rows = times.map((time) => ({ ...time, programme_id: id, station_id: source.station_id }));
    await addTimes(transaction, rows);
  }
  const isThere = await updateSource(transaction, source.id, {
    read_at: seconds,
    tried_at: seconds,
    error: '',
    findings: JSON.stringify(week.findings),
  });
  if (!isThere) return null;
  const [waiting] = (await plansOfSource(transaction, source.id)).filter(({ state }) => state === 'pending');
  const reading = JSON.stringify(readingOf({ lines }, week));
  const found = lines.map(({ line }) => line);
  // A plan with the same lines stays, because a user may have it open.
  if (waiting && found.length > 0 && JSON.stringify(linesIn(waiting)) === JSON.stringify(found))
    return updatePlan(transaction, waiting.id, { reading });
  await deletePending(transaction, source.id);
  if (found.length === 0) return null;
  return insertPlan(transaction, {
    station_id: source.station_id,
    source_id: source.id,
    state: 'pending',
    lines: JSON.stringify(found),
    reading,
    created_at: seconds,
    applied_at: null,
  });
}

async function knownProgrammes(
  transaction: Transaction,
  sourceId: number,
  after: number,
): Promise<KnownProgramme[]> {
  const rows = await programmesOfSource(transaction, sourceId);
  const times = await timesOf(
    transaction,
    rows.map(({ id }) => id),
    after,
  );
  const byProgramme = Map.groupBy(times, ({ programme_id }) => programme_id);
  return rows.map((row) => ({ row, times: byProgramme.get(row.id) ?? [] }));
}
