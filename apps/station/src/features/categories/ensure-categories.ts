import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import { categoriesOf, groupsOf, placeCategory, updateGroups } from './categories.repository.ts';
import { categoriesNamed, nameKey } from './category-names.ts';
import type { CategoryRow, GroupRow } from './category-tables.ts';

/** Types of groups by the names of categories whose audio is known to be of that type. */
export type CategoryTypes = ReadonlyMap<string, GroupRow['category_type']>;

/**
 * Adds missing categories, for example when the log has a new one. A new one whose audio is of a known type joins the group of that
 * type, if the station has exactly one; else it has no group. Returns the ids by the given names.
 */
export type EnsureCategories = (
  transaction: Transaction,
  stationId: number,
  names: readonly string[],
  types?: CategoryTypes,
) => Promise<ReadonlyMap<string, number>>;

export function createEnsureCategories(
  { announce }: Pick<StationContext, 'announce'>,
  { stationById }: { stationById: (id: number) => Station | null },
): EnsureCategories {
  return async (transaction, stationId, names, types = new Map()) => {
    const { rows, added } = await categoriesNamed(transaction, stationId, names);
    if (added.length > 0 && types.size > 0) await placeByType(transaction, stationId, added, types);
    const station = added.length > 0 && stationById(stationId);
    if (station)
      await announce(
        station,
        'categories_changed',
        { group_id: null, change: 'created' },
        { within: transaction },
      );
    return new Map([...rows].map(([name, row]) => [name, row.id]));
  };
}

async function placeByType(
  transaction: Transaction,
  stationId: number,
  added: readonly CategoryRow[],
  types: CategoryTypes,
): Promise<void> {
  const byKey = new Map([...types].map(([name, type]) => [nameKey(name), type]));
  const groups = await groupsOf(transaction, stationId, { limit: 0, offset: 0 });
  for (const { id, name_key } of added) {
    const type = byKey.get(name_key);
    const [group, ...others] = groups.filter(({ category_type }) => category_type === type);
    if (type === undefined || !group || others.length > 0) continue;
    const { length } = await categoriesOf(transaction, stationId, [group.id]);
    await placeCategory(transaction, id, group.id, length);
    await updateGroups(transaction, [group.id]);
  }
}
