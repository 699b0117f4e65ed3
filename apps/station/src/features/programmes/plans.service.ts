import type { ProgrammePlan, ProgrammePlanChoice, ProgrammePlanLine } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Tables, Transaction } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import { applyLines, undoLines } from './apply-lines.ts';
import { formerIn, linesIn, type PlannedReading, readingIn } from './planned-reading.ts';
import { fail } from './programme-errors.ts';
import type { PlanRow } from './programme-tables.ts';
import { programmeById } from './programmes.repository.ts';
import { deletePending, insertPlan, planById, plansOfSource, updatePlan } from './sources.repository.ts';
import type { Sources } from './sources.service.ts';

/** The plans of the sources of a station. Methods with an id throw resource.absent. */
export interface Plans {
  get(station: Station, id: number): Promise<ProgrammePlan>;
  present(row: PlanRow): Promise<ProgrammePlan>;
  list(station: Station, sourceId: number): Promise<ProgrammePlan[]>;
  /** @throws request.invalid for a line that the plan does not have, programmes.plan-over */
  apply(station: Station, id: number, choice: ProgrammePlanChoice, by: string): Promise<ProgrammePlan>;
  /** @throws programmes.cannot-undo */
  undo(station: Station, id: number): Promise<ProgrammePlan>;
}

export function createPlans(
  { db, clock }: StationContext,
  { sources }: { readonly sources: Pick<Sources, 'find'> },
): Plans {
  async function find(from: Tables, station: Station, id: number): Promise<PlanRow> {
    const row = await planById(from, station.id, id);
    if (!row) throw failPlatform('resource.absent');
    return row;
  }

  /** Only the last change of a source can be undone. */
  async function canUndo(from: Tables, row: PlanRow): Promise<boolean> {
    if (row.state !== 'applied') return false;
    const [last] = (await plansOfSource(from, row.source_id)).filter(({ state }) => state !== 'pending');
    if (last?.id !== row.id) return false;
    for (const { id, version } of formerIn(row))
      if ((await programmeById(from, row.station_id, id))?.version !== (version ?? undefined)) return false;
    return true;
  }

  async function present(row: PlanRow): Promise<ProgrammePlan> {
    const { id, source_id, state, created_at, applied_at, applied_by } = row;
    const can_undo = await canUndo(db, row);
    return { id, source_id, state, created_at, applied_at, applied_by, can_undo, lines: linesIn(row) };
  }

  async function record(transaction: Transaction, station: Station, row: PlanRow): Promise<void> {
    const { title } = await sources.find(transaction, station, row.source_id);
    await recordChange(transaction, {
      kind: 'programme',
      action: 'changed',
      id: row.source_id,
      name: title,
      stationId: station.id,
    });
  }

  return {
    get: async (station, id) => present(await find(db, station, id)),
    present,
    async list(station, sourceId) {
      await sources.find(db, station, sourceId);
      const rows = await plansOfSource(db, sourceId);
      return Promise.all(rows.map((row) => present(row)));
    },
    async apply(station, id, choice, by) {
      const row = await db.transaction(async (transaction) => {
        const plan = await find(transaction, station, id);
        if (plan.state !== 'pending') throw fail('programmes.plan-over');
        const { chosen, left } = split(linesIn(plan), choice);
        const reading = readingIn(plan);
        const at = { now: clock.now(), seconds: clock.seconds() };
        const former = await applyLines(transaction, plan, chosen, reading, at);
        if (!former) throw fail('programmes.plan-over');
        const applied = await updatePlan(transaction, id, {
          state: 'applied',
          lines: JSON.stringify(chosen),
          former: JSON.stringify(former),
          applied_at: at.seconds,
          applied_by: by,
        });
        if (left.length > 0) await insertPlan(transaction, restOf(plan, left, reading));
        await record(transaction, station, applied);
        return applied;
      });
      return present(row);
    },
    async undo(station, id) {
      const row = await db.transaction(async (transaction) => {
        const plan = await find(transaction, station, id);
        if (!(await canUndo(transaction, plan))) throw fail('programmes.cannot-undo');
        const isUndone = await undoLines(
          transaction,
          station.id,
          formerIn(plan),
          readingIn(plan),
          clock.now(),
        );
        if (!isUndone) throw fail('programmes.cannot-undo');
        // Its lines counted on the change. The next reading finds them again.
        await deletePending(transaction, plan.source_id);
        const undone = await updatePlan(transaction, id, { state: 'undone' });
        await record(transaction, station, undone);
        return undone;
      });
      return present(row);
    },
  };
}

function split(lines: readonly ProgrammePlanLine[], { lines: ids }: ProgrammePlanChoice) {
  if (!ids) return { chosen: lines, left: [] };
  const unknown = ids.find((id) => !lines.some((line) => line.id === id));
  if (unknown !== undefined) {
    const message = `The plan has no line ${unknown}.`;
    throw failPlatform('request.invalid', { message, fields: { lines: [message] } });
  }
  const isChosen = ({ id }: ProgrammePlanLine) => ids.includes(id);
  return { chosen: lines.filter(isChosen), left: lines.filter((line) => !isChosen(line)) };
}

/** The plan of the lines that were not chosen. */
function restOf(
  { station_id, source_id, created_at }: PlanRow,
  left: readonly ProgrammePlanLine[],
  reading: PlannedReading,
) {
  const keys = left.flatMap(({ id }, at) => {
    const key = reading.keys[String(id)];
    return key === undefined ? [] : [[String(at + 1), key] as const];
  });
  return {
    station_id,
    source_id,
    state: 'pending' as const,
    lines: JSON.stringify(left.map((line, at) => ({ ...line, id: at + 1 }))),
    reading: JSON.stringify({ ...reading, keys: Object.fromEntries(keys) }),
    created_at,
    applied_at: null,
  };
}
