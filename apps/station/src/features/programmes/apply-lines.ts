import type { ProgrammePlanLine } from '@postkit/sdk/schema';
import type { Transaction } from '../../platform/db/database.ts';
import { type FormerProgramme, isReplaced, type PlannedReading } from './planned-reading.ts';
import type { PlanRow, ProgrammeRow, TimeRow } from './programme-tables.ts';
import {
  addTimes,
  deleteProgrammes,
  deleteTimes,
  insertProgramme,
  programmeById,
  timesOf,
  updateProgramme,
} from './programmes.repository.ts';
import type { SourceProgramme } from './readers/source-week.ts';

/** A moment in both units. */
interface Moment {
  /** Unix milliseconds. */
  readonly now: number;
  readonly seconds: number;
}

/**
 * Changes the programmes of a source as lines of a plan say, except airings that have begun. Resolves to what they were.
 * Null if a programme of a line is missing, so that the plan is over.
 */
export async function applyLines(
  transaction: Transaction,
  plan: Pick<PlanRow, 'station_id' | 'source_id'>,
  lines: readonly ProgrammePlanLine[],
  reading: PlannedReading,
  at: Moment,
): Promise<FormerProgramme[] | null> {
  const former = new Map<number, FormerProgramme>();
  for (const line of lines) {
    const offered = reading.programmes[reading.keys[String(line.id)] ?? ''];
    const id = line.programme_id ?? 0;
    const row = line.programme_id === null ? null : await programmeById(transaction, plan.station_id, id);
    if (row === undefined || (line.change !== 'gone' && line.change !== 'moved' && !offered)) return null;
    if (row && !former.has(id))
      former.set(id, { id, row, times: await timesOf(transaction, [id], at.now), version: null });
    const after = row
      ? await changeProgramme(transaction, { row, line, offered, reading }, at)
      : offered && (await addProgramme(transaction, plan, offered, at));
    if (after) {
      const before = former.get(after.id) ?? { id: after.id, row: null, times: [] };
      former.set(after.id, { ...before, version: after.version });
    }
  }
  return [...former.values()];
}

async function addProgramme(
  transaction: Transaction,
  { station_id, source_id }: Pick<PlanRow, 'station_id' | 'source_id'>,
  offered: SourceProgramme,
  { now, seconds }: Moment,
): Promise<ProgrammeRow> {
  const row = await insertProgramme(transaction, {
    station_id,
    source_id,
    show_id: null,
    created_at: seconds,
    ...columnsOf(offered),
  });
  await addTimes(
    transaction,
    timeRows(row, offered, ({ end_ms }) => end_ms > now),
  );
  return row;
}

interface Change {
  readonly row: ProgrammeRow;
  readonly line: ProgrammePlanLine;
  readonly offered: SourceProgramme | undefined;
  readonly reading: PlannedReading;
}

/** Undefined if nothing of the programme is left. */
async function changeProgramme(
  transaction: Transaction,
  { row, line, offered, reading }: Change,
  { now }: Moment,
): Promise<ProgrammeRow | undefined> {
  const { change } = line;
  if (change !== 'renamed' && (change !== 'changed' || line.fields.includes('airing_names'))) {
    const isOld = isReplaced(reading.spans, now);
    const later = (await timesOf(transaction, [row.id], now)).filter(({ start_ms }) => start_ms > now);
    await deleteTimes(transaction, [row.id], { after: now });
    await addTimes(
      transaction,
      later.filter((time) => !isOld(time)),
    );
    if (offered) await addTimes(transaction, timeRows(row, offered, isOld));
  }
  if (change === 'gone' && (await timesOf(transaction, [row.id], 0)).length === 0) {
    await deleteProgrammes(transaction, [row.id]);
    return undefined;
  }
  const columns = offered ? columnsOf(offered) : {};
  const { name, key, ...details } = { name: row.name, key: row.key, ...columns };
  return updateProgramme(
    transaction,
    row,
    change === 'renamed' ? { name, key } : change === 'changed' || change === 'added' ? details : {},
  );
}

function columnsOf({ key, name, description, genre, presenters, picture }: SourceProgramme) {
  return { key, name, description, genre, presenters: JSON.stringify(presenters), picture };
}

function timeRows(
  { id, station_id }: ProgrammeRow,
  { times }: SourceProgramme,
  isTaken: (time: TimeRow) => boolean,
): TimeRow[] {
  return times.map((time) => ({ ...time, programme_id: id, station_id })).filter(isTaken);
}

/**
 * Takes applied lines back, except airings that have begun. False, without a change, if one of the programmes has changed since.
 */
export async function undoLines(
  transaction: Transaction,
  stationId: number,
  former: readonly FormerProgramme[],
  { spans }: PlannedReading,
  now: number,
): Promise<boolean> {
  for (const { id, version } of former)
    if ((await programmeById(transaction, stationId, id))?.version !== (version ?? undefined)) return false;
  const isOld = isReplaced(spans, now);
  for (const { id, row, times, version } of former) {
    const later = (await timesOf(transaction, [id], now)).filter(({ start_ms }) => start_ms > now);
    await deleteTimes(transaction, [id], { after: now });
    if (row && version === null) await insertProgramme(transaction, { ...row, version: row.version + 1 });
    else if (row && version !== null) {
      const { id: _id, station_id: _station, created_at: _created, ...columns } = row;
      await updateProgramme(transaction, { id, version }, columns);
    }
    // Days that were not part of the reading, and those that followed since, stay.
    const kept = row
      ? [
          ...times.filter(({ start_ms }) => start_ms > now && isOld({ start_ms })),
          ...later.filter((time) => !isOld(time)),
        ]
      : [];
    await addTimes(transaction, kept);
    if (!row && (await timesOf(transaction, [id], 0)).length === 0) await deleteProgrammes(transaction, [id]);
  }
  return true;
}
