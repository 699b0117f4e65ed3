import type { z } from 'zod';
import type {
  CategoryGroup,
  EpisodeRule,
  categoryGroupInput,
  categoryGroupUpdate,
} from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { changedFields } from '../../platform/audit/changed-fields.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { defineErrors } from '../../platform/errors/define-errors.ts';
import type { Page } from '../../platform/http/resource-list.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import { presentCategory, presentGroup } from './categories.presenter.ts';
import {
  categoriesByKey,
  categoriesOf,
  categoryTypes,
  countGroups,
  deleteGroup,
  groupById,
  groupByKey,
  groupsOf,
  insertGroup,
  leaveGroup,
  placeCategory,
  ruledCategories,
  updateGroups,
} from './categories.repository.ts';
import { categoriesNamed, nameKey } from './category-names.ts';
import type { GroupRow } from './category-tables.ts';
import { createEnsureCategories, type EnsureCategories } from './ensure-categories.ts';

export type NewGroup = z.output<typeof categoryGroupInput>;
export type GroupChange = z.output<typeof categoryGroupUpdate>;

export interface CategoryName {
  readonly name: string;
  readonly resource_uri: string;
}

export interface Categories {
  /** Groups with their categories. */
  list(station: Station, page: Page): Promise<CategoryGroup[]>;
  /** Categories without a group. */
  orphaned(station: Station): Promise<CategoryName[]>;
  readonly ensure: EnsureCategories;
  /** Rules for episodes by the ids of categories; a category without one is kept. */
  episodeRules(stationId: number): Promise<ReadonlyMap<number, Exclude<EpisodeRule, 'keep'>>>;
  /** Types of groups by the ids of their categories; a category without a group has none. */
  typesOf(stationId: number): Promise<ReadonlyMap<number, CategoryGroup['category_type']>>;
  /** Id of the category with a name; undefined if the station has none. */
  idOf(stationId: number, name: string): Promise<number | undefined>;
  /** @throws categories.taken if the station has a group with that name */
  createGroup(station: Station, group: NewGroup): Promise<CategoryGroup>;
}

const fail = defineErrors({
  'categories.taken': { status: 409, message: 'A group with this name already exists.' },
  'categories.changed': {
    status: 409,
    message: 'Another user changed this group after you opened it. Reload it and make your change again.',
  },
  'categories.absent': { status: 404, message: 'Not found.' },
});

/** Methods for the routes, besides those for other features. */
export interface CategoryService extends Categories {
  count(stationId: number): Promise<number>;
  /** @throws categories.absent, categories.taken, categories.changed if `version` is given and not the current one */
  updateGroup(station: Station, id: number, change: GroupChange): Promise<CategoryGroup>;
  /** @throws categories.absent */
  removeGroup(station: Station, id: number): Promise<void>;
}

export function createCategoryService(context: StationContext, accounts: Accounts): CategoryService {
  const { db, announce } = context;

  async function presentOne(station: Station, group: GroupRow, from: Transaction): Promise<CategoryGroup> {
    return presentGroup(station, group, await categoriesOf(from, station.id, [group.id]));
  }

  async function existing(transaction: Transaction, stationId: number, id: number): Promise<GroupRow> {
    const group = await groupById(transaction, stationId, id);
    if (!group) throw fail('categories.absent');
    return group;
  }

  const service: CategoryService = {
    async orphaned(station) {
      return (await categoriesOf(db, station.id, null)).map((row) => presentCategory(station, row));
    },
    ensure: createEnsureCategories(context, accounts),
    episodeRules: (stationId) => ruledCategories(db, stationId),
    typesOf: (stationId) => categoryTypes(db, stationId),
    idOf: async (stationId, name) => (await categoriesByKey(db, stationId, [nameKey(name)]))[0]?.id,
    async list(station, page) {
      const groups = await groupsOf(db, station.id, page);
      const ids = groups.map((group) => group.id);
      const rows = ids.length === 0 ? [] : await categoriesOf(db, station.id, ids);
      const byGroup = Map.groupBy(rows, (row) => row.group_id);
      return groups.map((group) => presentGroup(station, group, byGroup.get(group.id) ?? []));
    },
    count: (stationId) => countGroups(db, stationId),
    createGroup: (station, { categories, ...group }) =>
      db.transaction(async (transaction) => {
        const columns = { ...groupColumns(group), ...namedColumns(group.name), station_id: station.id };
        const added = await insertGroup(transaction, columns);
        if (!added)
          throw fail('categories.taken', { message: `A group named "${group.name}" already exists.` });
        await fillGroup(transaction, station.id, added.id, namesOf(categories));
        await recordChange(transaction, { kind: 'category', id: added.id, name: added.name });
        await announce(
          station,
          'categories_changed',
          { group_id: added.id, change: 'created' },
          { within: transaction },
        );
        return presentOne(station, added, transaction);
      }),
    updateGroup: (station, id, { categories, name, version, key: _key, ...change }) =>
      db.transaction(async (transaction) => {
        const before = await existing(transaction, station.id, id);
        if (version !== undefined && version !== before.version) throw fail('categories.changed');
        const holder =
          name === undefined ? undefined : await groupByKey(transaction, station.id, nameKey(name));
        if (holder && holder.id !== id)
          throw fail('categories.taken', { message: `A group named "${holder.name}" already exists.` });
        await updateGroups(transaction, [id], {
          ...groupColumns(change),
          ...(name === undefined ? {} : namedColumns(name)),
        });
        if (categories) await fillGroup(transaction, station.id, id, namesOf(categories));
        const after = await existing(transaction, station.id, id);
        await recordChange(transaction, {
          kind: 'category',
          id,
          name: after.name,
          changes: changedFields(auditedFields(before), auditedFields(after)),
        });
        await announce(
          station,
          'categories_changed',
          { group_id: id, change: 'updated' },
          { within: transaction },
        );
        return presentOne(station, after, transaction);
      }),
    removeGroup: (station, id) =>
      db.transaction(async (transaction) => {
        const { name } = await existing(transaction, station.id, id);
        await recordChange(transaction, { kind: 'category', id, name });
        await leaveGroup(transaction, id);
        await deleteGroup(transaction, station.id, id);
        await announce(
          station,
          'categories_changed',
          { group_id: id, change: 'deleted' },
          { within: transaction },
        );
      }),
  };
  return service;
}

function namesOf(categories: readonly { readonly name: string }[]): string[] {
  return categories.map(({ name }) => name);
}

function auditedFields({
  id: _id,
  station_id: _station,
  name_key: _key,
  version: _version,
  ...fields
}: GroupRow) {
  return fields;
}

/** Fills a group with exactly these categories, in order; each leaves its previous group. */
async function fillGroup(
  transaction: Transaction,
  stationId: number,
  groupId: number,
  names: readonly string[],
): Promise<void> {
  const { rows } = await categoriesNamed(transaction, stationId, names);
  const before = [...rows.values()].flatMap((row) => row.group_id ?? []);
  const losing = [...new Set(before)].filter((id) => id !== groupId);
  await leaveGroup(transaction, groupId);
  const ids = new Set([...rows.values()].map((row) => row.id));
  for (const [position, id] of [...ids].entries()) await placeCategory(transaction, id, groupId, position);
  if (losing.length > 0) await updateGroups(transaction, losing);
}

type Columns<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends boolean | undefined
    ? number
    : Exclude<Fields[Field], undefined>;
};

/** Columns for the given fields of a group, with flags as numbers. */
function groupColumns<Fields extends object>(fields: Fields): Columns<Fields> {
  const set = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    set.map(([name, value]) => [name, typeof value === 'boolean' ? Number(value) : value]),
  ) as Columns<Fields>;
}

function namedColumns(name: string) {
  return { name, name_key: nameKey(name) };
}
