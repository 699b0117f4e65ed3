import type { QueryClient } from '@tanstack/react-query';
import { isHttpError, type PostKitClient } from '@postkit/sdk';
import type { CategoryGroup } from '@postkit/sdk/schema';
import { type CategoryPosition, moveCategory } from '../../data/categories/index.ts';
import { categoriesQueries } from '../../data/categories/index.ts';

/** A group's id, or null for Unassigned. */
type GroupId = CategoryPosition['group'];

export interface CategoryMove {
  name: string;
  from: GroupId;
  /** Null undoes the move of a category that was unassigned. */
  to: GroupId;
  /** Index in the group; defaults to the end. */
  index?: number | undefined;
}

/** Attempts of a move while other users change the same group. */
const tries = 4;

/**
 * Sends a group's categories after a move. If another user changed the group meanwhile, applies the move to the newer
 * version, so that no change is lost.
 */
export async function sendMove(
  client: PostKitClient,
  queries: QueryClient,
  move: CategoryMove,
): Promise<void> {
  const groupId = move.to ?? move.from;
  if (groupId === null) return;
  const key = categoriesQueries.groups(client).queryKey;
  const read = async () => (await client.categories.list()).objects;
  let groups: readonly CategoryGroup[] = queries.getQueryData(key) ?? (await read());
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { id, version } = await client.categories.update(groupId, changesOf(groups, groupId, move));
      queries.setQueryData(key, (known) =>
        known?.map((group) => (group.id === id ? { ...group, version } : group)),
      );
      return;
    } catch (error) {
      if (!isHttpError(error, 409) || attempt === tries) throw error;
      groups = await read();
    }
  }
}

function changesOf(
  groups: readonly CategoryGroup[],
  groupId: CategoryGroup['id'],
  { name, to, index }: CategoryMove,
) {
  // The category may be in any group or in none: only the resulting list of the changed group counts.
  const isGrouped = groups.some(({ categories }) => categories.some((category) => category.name === name));
  const board = { groups, unassigned: isGrouped ? [] : [{ name, resource_uri: '' }] };
  const group = moveCategory(board, name, { group: to, index }).groups.find(({ id }) => id === groupId);
  if (!group) return {};
  const categories = group.categories.map((category) => ({ name: category.name }));
  return { key: group.key, name: group.name, categories, version: group.version };
}
