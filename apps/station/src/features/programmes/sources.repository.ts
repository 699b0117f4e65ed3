import { sql, type Insertable, type Updateable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { PlanRow, ProgrammeTables, SourceRow } from './programme-tables.ts';

const tablesOf = (db: Tables) => db.tables<ProgrammeTables>();

/** By name. */
export async function sourcesOf(db: Tables, stationId: number): Promise<SourceRow[]> {
  return tablesOf(db)
    .selectFrom('programme_sources')
    .selectAll()
    .where('station_id', '=', stationId)
    .orderBy('title')
    .orderBy('id')
    .execute();
}

export async function sourceById(db: Tables, stationId: number, id: number): Promise<SourceRow | undefined> {
  return tablesOf(db)
    .selectFrom('programme_sources')
    .selectAll()
    .where('station_id', '=', stationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** A source with an address that was last tried before a moment, in Unix seconds, the longest ago first. */
export async function dueSource(db: Tables, before: number): Promise<SourceRow | undefined> {
  return tablesOf(db)
    .selectFrom('programme_sources')
    .selectAll()
    .where('address', '<>', '')
    .where((row) => row.or([row('tried_at', 'is', null), row('tried_at', '<=', before)]))
    .orderBy(sql`coalesce(tried_at, 0)`)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

export async function insertSource(
  db: Tables,
  row: Insertable<ProgrammeTables['programme_sources']>,
): Promise<SourceRow> {
  return tablesOf(db).insertInto('programme_sources').values(row).returningAll().executeTakeFirstOrThrow();
}

/** Undefined if the source was deleted. */
export async function updateSource(
  db: Tables,
  id: number,
  change: Updateable<ProgrammeTables['programme_sources']>,
): Promise<SourceRow | undefined> {
  return tablesOf(db)
    .updateTable('programme_sources')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a source with its programmes, their airings and its plans. */
export async function deleteSource(db: Tables, id: number): Promise<void> {
  const programmes = tablesOf(db).selectFrom('programmes').select('id').where('source_id', '=', id);
  await tablesOf(db).deleteFrom('programme_times').where('programme_id', 'in', programmes).execute();
  await tablesOf(db).deleteFrom('programmes').where('source_id', '=', id).execute();
  await tablesOf(db).deleteFrom('programme_plans').where('source_id', '=', id).execute();
  await tablesOf(db).deleteFrom('programme_sources').where('id', '=', id).execute();
}

/** Number of programmes of each source of a station. */
export async function programmesBySource(
  db: Tables,
  stationId: number,
): Promise<ReadonlyMap<number, number>> {
  const rows = await tablesOf(db)
    .selectFrom('programmes')
    .select(({ fn }) => ['source_id', fn.countAll<number>().as('count')])
    .where('station_id', '=', stationId)
    .where('source_id', 'is not', null)
    .groupBy('source_id')
    .execute();
  return new Map(rows.map(({ source_id, count }) => [source_id ?? 0, Number(count)]));
}

/** The plan of each source that waits. */
export async function pendingPlans(db: Tables, stationId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await tablesOf(db)
    .selectFrom('programme_plans')
    .select(['id', 'source_id'])
    .where('station_id', '=', stationId)
    .where('state', '=', 'pending')
    .execute();
  return new Map(rows.map(({ id, source_id }) => [source_id, id]));
}

/** Newest first. */
export async function plansOfSource(db: Tables, sourceId: number): Promise<PlanRow[]> {
  return tablesOf(db)
    .selectFrom('programme_plans')
    .selectAll()
    .where('source_id', '=', sourceId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
}

export async function planById(db: Tables, stationId: number, id: number): Promise<PlanRow | undefined> {
  return tablesOf(db)
    .selectFrom('programme_plans')
    .selectAll()
    .where('station_id', '=', stationId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertPlan(
  db: Tables,
  row: Insertable<ProgrammeTables['programme_plans']>,
): Promise<PlanRow> {
  return tablesOf(db).insertInto('programme_plans').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updatePlan(
  db: Tables,
  id: number,
  change: Updateable<ProgrammeTables['programme_plans']>,
): Promise<PlanRow> {
  return tablesOf(db)
    .updateTable('programme_plans')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes the plan of a source that waits. */
export async function deletePending(db: Tables, sourceId: number): Promise<void> {
  await tablesOf(db)
    .deleteFrom('programme_plans')
    .where('source_id', '=', sourceId)
    .where('state', '=', 'pending')
    .execute();
}

/** Deletes plans that were applied, or undone, before a moment, in Unix seconds. */
export async function deletePlansBefore(db: Tables, seconds: number): Promise<void> {
  await tablesOf(db)
    .deleteFrom('programme_plans')
    .where(({ fn, ref, eb }) => eb(fn.coalesce(ref('applied_at'), ref('created_at')), '<', seconds))
    .where('state', '<>', 'pending')
    .execute();
}
