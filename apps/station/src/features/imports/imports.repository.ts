import type { Insertable } from 'kysely';
import type { ImportItemStatus } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import { createLoopYield } from '../../platform/loop-yield.ts';
import type { ImportItemRow, ImportRow, ImportTables } from './import-tables.ts';

/** Number of an import's items by status. */
export type ImportCounts = Readonly<Record<ImportItemStatus, number>>;
export const noCounts: ImportCounts = { waiting: 0, imported: 0, skipped: 0, failed: 0 };
export type NewImport = Insertable<ImportTables['imports']>;
export type NewItem = Omit<Insertable<ImportTables['import_items']>, 'import_id'>;
/** Items per statement, because SQLite limits the number of values. */
const chunk = 500;

export async function insertImport(db: Tables, row: NewImport): Promise<ImportRow> {
  return db.tables<ImportTables>().insertInto('imports').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function insertItems(db: Tables, import_id: number, items: readonly NewItem[]): Promise<void> {
  const yieldToOthers = createLoopYield();
  for (let start = 0; start < items.length; start += chunk) {
    const rows = items.slice(start, start + chunk).map((item) => ({ ...item, import_id }));
    await db.tables<ImportTables>().insertInto('import_items').values(rows).execute();
    await yieldToOthers();
  }
}

/** Deletes plans that were never applied, from before a time in Unix seconds. */
export async function deletePlans(db: Tables, stationId: number, before: number): Promise<void> {
  const plans = db
    .tables<ImportTables>()
    .deleteFrom('imports')
    .where('station_id', '=', stationId)
    .where('state', '=', 'planned');
  await plans.where('created_at', '<', before).execute();
}

/** Changes a plan that waits; undefined if it was applied or cancelled. */
export async function applyPlan(
  db: Tables,
  id: number,
  change: Partial<Omit<ImportRow, 'id' | 'station_id'>>,
): Promise<ImportRow | undefined> {
  const plan = db
    .tables<ImportTables>()
    .updateTable('imports')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', 'planned');
  return plan.returningAll().executeTakeFirst();
}

export async function importById(db: Tables, stationId: number, id: number): Promise<ImportRow | undefined> {
  const imports = db
    .tables<ImportTables>()
    .selectFrom('imports')
    .selectAll()
    .where('station_id', '=', stationId);
  return imports.where('id', '=', id).executeTakeFirst();
}

/** The latest imports of a station, newest first. */
export async function latestImports(db: Tables, stationId: number, limit: number): Promise<ImportRow[]> {
  const imports = db
    .tables<ImportTables>()
    .selectFrom('imports')
    .selectAll()
    .where('station_id', '=', stationId);
  return imports.orderBy('id', 'desc').limit(limit).execute();
}

export async function importIds(db: Tables, stationId: number): Promise<number[]> {
  const imports = db
    .tables<ImportTables>()
    .selectFrom('imports')
    .select('id')
    .where('station_id', '=', stationId);
  return (await imports.orderBy('id').execute()).map(({ id }) => id);
}

/** An import by id alone, for jobs. */
export async function importForJob(db: Tables, id: number): Promise<ImportRow | undefined> {
  return db.tables<ImportTables>().selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function importByOwnerToken(
  db: Tables,
  stationId: number,
  hash: string,
): Promise<ImportRow | undefined> {
  const imports = db
    .tables<ImportTables>()
    .selectFrom('imports')
    .selectAll()
    .where('station_id', '=', stationId);
  return imports.where('owner_token', '=', hash).executeTakeFirst();
}

export async function updateImport(
  db: Tables,
  id: number,
  change: Partial<Omit<ImportRow, 'id' | 'station_id'>>,
): Promise<ImportRow> {
  return db
    .tables<ImportTables>()
    .updateTable('imports')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The import of the same feed into the same show and destinations that waits for the owner or still has waiting items. */
export async function findRunningImport(
  db: Tables,
  {
    station_id,
    url,
    show_id,
    connections: destinations,
  }: Pick<ImportRow, 'station_id' | 'url' | 'show_id' | 'connections'>,
): Promise<ImportRow | undefined> {
  const same = db
    .tables<ImportTables>()
    .selectFrom('imports')
    .selectAll()
    .where('station_id', '=', station_id)
    .where('url', '=', url);
  return same
    .where('show_id', '=', show_id)
    .where('connections', '=', destinations)
    .where((row) => {
      const waiting = row
        .selectFrom('import_items')
        .select('import_items.id')
        .whereRef('import_id', '=', 'imports.id');
      const isRunning = row.and([
        row('state', '=', 'applied'),
        row.exists(waiting.where('status', '=', 'waiting')),
      ]);
      return row.or([row('state', '=', 'awaiting_owner'), isRunning]);
    })
    .executeTakeFirst();
}

export async function countsOf(
  db: Tables,
  importIds: readonly number[],
): Promise<ReadonlyMap<number, ImportCounts>> {
  const counts = new Map(importIds.map((id) => [id, { waiting: 0, imported: 0, skipped: 0, failed: 0 }]));
  if (importIds.length === 0) return counts;
  const rows = await db
    .tables<ImportTables>()
    .selectFrom('import_items')
    .select((row) => ['import_id', 'status', row.fn.countAll<number>().as('count')])
    .where('import_id', 'in', importIds)
    .groupBy(['import_id', 'status'])
    .execute();
  for (const { import_id, status, count } of rows) {
    const of = counts.get(import_id);
    if (of) of[status] = Number(count);
  }
  return counts;
}

export async function itemsOf(db: Tables, importId: number): Promise<ImportItemRow[]> {
  const items = db
    .tables<ImportTables>()
    .selectFrom('import_items')
    .selectAll()
    .where('import_id', '=', importId);
  return items.orderBy('position').execute();
}

/** An item with its import. */
export async function itemById(
  db: Tables,
  id: number,
): Promise<{ item: ImportItemRow; of: ImportRow } | undefined> {
  const tables = db.tables<ImportTables>();
  const item = await tables.selectFrom('import_items').selectAll().where('id', '=', id).executeTakeFirst();
  const of =
    item &&
    (await tables.selectFrom('imports').selectAll().where('id', '=', item.import_id).executeTakeFirst());
  return item && of && { item, of };
}

export async function updateItem(
  db: Tables,
  id: number,
  change: Partial<Omit<ImportItemRow, 'id' | 'import_id'>>,
): Promise<void> {
  await db.tables<ImportTables>().updateTable('import_items').set(change).where('id', '=', id).execute();
}

/** Sets the failed items of an import to waiting. */
export async function resetFailed(db: Tables, importId: number): Promise<void> {
  const failed = db
    .tables<ImportTables>()
    .updateTable('import_items')
    .set({ status: 'waiting', note: '' })
    .where('import_id', '=', importId);
  await failed.where('status', '=', 'failed').execute();
}

/** Chooses items of a plan, and skips the others that would have been imported. */
export async function chooseItems(
  db: Tables,
  importId: number,
  chosen: readonly number[],
  note: string,
): Promise<void> {
  await skipWaiting(db, importId, note);
  const update = { status: 'waiting', note: '', is_chosen: 1 } as const;
  for (let start = 0; start < chosen.length; start += chunk) {
    const items = db
      .tables<ImportTables>()
      .updateTable('import_items')
      .set(update)
      .where('import_id', '=', importId);
    const some = items.where('id', 'in', chosen.slice(start, start + chunk));
    await some.where('clash', 'in', ['', 'changed', 'elsewhere', 'deleted']).execute();
  }
}

/** Ends the waiting items of an import that was cancelled. */
export async function skipWaiting(db: Tables, importId: number, note: string): Promise<void> {
  const items = db.tables<ImportTables>().updateTable('import_items').set({ status: 'skipped', note });
  await items.where('import_id', '=', importId).where('status', '=', 'waiting').execute();
}

/** Ids of the waiting items of an import, in order. */
export async function waitingItems(db: Tables, importId: number): Promise<number[]> {
  const items = db
    .tables<ImportTables>()
    .selectFrom('import_items')
    .select('id')
    .where('import_id', '=', importId);
  return (await items.where('status', '=', 'waiting').orderBy('position').execute()).map(({ id }) => id);
}

/** The stored cover of another item of this import with the same address; undefined if there is none. */
export async function storedImage(
  db: Tables,
  { import_id, image }: Pick<ImportItemRow, 'import_id' | 'image'>,
): Promise<string | undefined> {
  const items = db
    .tables<ImportTables>()
    .selectFrom('import_items')
    .select('stored_image')
    .where('import_id', '=', import_id);
  const same = items.where('image', '=', image).where('stored_image', '!=', '');
  return (await same.limit(1).executeTakeFirst())?.stored_image;
}
