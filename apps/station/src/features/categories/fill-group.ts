import type { Transaction } from '../../platform/db/database.ts';
import { leaveGroup, placeCategory, updateGroups } from './categories.repository.ts';
import { categoriesNamed } from './category-names.ts';

/** Fills a group with exactly these categories, in order; each leaves its previous group. */
export async function fillGroup(
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
