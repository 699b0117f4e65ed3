import type { Insertable, Updateable } from 'kysely';
import type { EpisodeRule } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type { Page } from '../../platform/http/resource-list.ts';
import type { CategoryRow, CategoryTables, GroupRow } from './category-tables.ts';

export async function groupsOf(db: Tables, stationId: number, page: Page): Promise<GroupRow[]> {
  const groups = db
    .tables<CategoryTables>()
    .selectFrom('category_groups')
    .selectAll()
    .where('station_id', '=', stationId)
    .orderBy('id');
  return groups
    .limit(page.limit || Number.MAX_SAFE_INTEGER)
    .offset(page.offset)
    .execute();
}

export async function countGroups(db: Tables, stationId: number): Promise<number> {
  const groups = db
    .tables<CategoryTables>()
    .selectFrom('category_groups')
    .where('station_id', '=', stationId);
  return Number(
    (await groups.select((row) => row.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count,
  );
}

export async function groupById(db: Tables, stationId: number, id: number): Promise<GroupRow | undefined> {
  const groups = db
    .tables<CategoryTables>()
    .selectFrom('category_groups')
    .selectAll()
    .where('station_id', '=', stationId);
  return groups.where('id', '=', id).executeTakeFirst();
}

/** Undefined if the name is taken. */
export async function insertGroup(
  db: Tables,
  group: Insertable<CategoryTables['category_groups']>,
): Promise<GroupRow | undefined> {
  const added = db.tables<CategoryTables>().insertInto('category_groups').values(group);
  return added
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function groupByKey(db: Tables, stationId: number, key: string): Promise<GroupRow | undefined> {
  const groups = db
    .tables<CategoryTables>()
    .selectFrom('category_groups')
    .selectAll()
    .where('station_id', '=', stationId);
  return groups.where('name_key', '=', key).executeTakeFirst();
}

/** The groups whose audio is not simply kept in episodes, by the ids of their categories. */
export async function ruledCategories(
  db: Tables,
  stationId: number,
): Promise<Map<number, Exclude<EpisodeRule, 'keep'>>> {
  const categories = db.tables<CategoryTables>().selectFrom('categories');
  const rows = await categories
    .innerJoin('category_groups', 'category_groups.id', 'categories.group_id')
    .select(['categories.id', 'category_groups.in_episodes as rule'])
    .where('categories.station_id', '=', stationId)
    .where('category_groups.in_episodes', '!=', 'keep')
    .execute();
  return new Map(rows.flatMap(({ id, rule }) => (rule === 'keep' ? [] : [[id, rule] as const])));
}

/** Changes groups and raises their versions. */
export async function updateGroups(
  db: Tables,
  ids: readonly number[],
  change: Updateable<CategoryTables['category_groups']> = {},
): Promise<void> {
  const groups = db.tables<CategoryTables>().updateTable('category_groups').set(change);
  await groups
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', 'in', ids)
    .execute();
}

export async function deleteGroup(db: Tables, stationId: number, id: number): Promise<boolean> {
  const group = db
    .tables<CategoryTables>()
    .deleteFrom('category_groups')
    .where('station_id', '=', stationId)
    .where('id', '=', id);
  return (await group.executeTakeFirst()).numDeletedRows > 0n;
}

/** The categories of these groups, or those without a group (null). */
export async function categoriesOf(
  db: Tables,
  stationId: number,
  groupIds: readonly number[] | null,
): Promise<CategoryRow[]> {
  const categories = db
    .tables<CategoryTables>()
    .selectFrom('categories')
    .selectAll()
    .where('station_id', '=', stationId);
  const wanted =
    groupIds === null
      ? categories.where('group_id', 'is', null)
      : categories.where('group_id', 'in', groupIds);
  return wanted.orderBy('position').orderBy('name_key').execute();
}

export async function categoriesByKey(
  db: Tables,
  stationId: number,
  keys: readonly string[],
): Promise<CategoryRow[]> {
  const categories = db
    .tables<CategoryTables>()
    .selectFrom('categories')
    .selectAll()
    .where('station_id', '=', stationId);
  return categories.where('name_key', 'in', keys).execute();
}

export async function insertCategory(
  db: Tables,
  stationId: number,
  name: string,
  key: string,
): Promise<void> {
  const row = { station_id: stationId, name, name_key: key, group_id: null, position: 0 };
  await db
    .tables<CategoryTables>()
    .insertInto('categories')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function leaveGroup(db: Tables, groupId: number): Promise<void> {
  await db
    .tables<CategoryTables>()
    .updateTable('categories')
    .set({ group_id: null, position: 0 })
    .where('group_id', '=', groupId)
    .execute();
}

export async function placeCategory(
  db: Tables,
  id: number,
  groupId: number,
  position: number,
): Promise<void> {
  await db
    .tables<CategoryTables>()
    .updateTable('categories')
    .set({ group_id: groupId, position })
    .where('id', '=', id)
    .execute();
}

/** The types of groups by the id of each category that is in one. */
export async function categoryTypes(
  db: Tables,
  stationId: number,
): Promise<Map<number, GroupRow['category_type']>> {
  const categories = db
    .tables<CategoryTables>()
    .selectFrom('categories')
    .where('categories.station_id', '=', stationId);
  const grouped = categories.innerJoin('category_groups', 'category_groups.id', 'categories.group_id');
  const rows = await grouped.select(['categories.id', 'category_groups.category_type as type']).execute();
  return new Map(rows.map(({ id, type }) => [id, type]));
}
