import { isHttpError, type PostKitClient } from '@postkit/sdk';
import type { CategoryGroup } from '@postkit/sdk/schema';
import type { QueryClient } from '@tanstack/react-query';
import { type CategoryPlace, withMoved } from './category-board.ts';
import { categoriesQueries } from './categories.queries.ts';

/** A group's id, or null for Unassigned. */
type GroupId = CategoryPlace['group'];

export interface CategoryMove {
  name: string;
  from: GroupId;
  /** Null is the way back of a category that was unassigned. */
  to: GroupId;
  /** Its place in there; at the end without one. */
  index?: number | undefined;
}

/** How often a move is made when others change the same group at the same moment. */
const tries = 4;

/**
 * Tells the station what a group holds with a move made. Where somebody else changed the group meanwhile, the move is
 * made again on top of that, so that nobody's work is lost.
 */
export async function sendMove(client: PostKitClient, queries: QueryClient, move: CategoryMove): Promise<void> {
  const changed = move.to ?? move.from;
  if (changed === null) return;
  const key = categoriesQueries.groups(client).queryKey;
  const read = async () => (await client.categories.list()).objects;
  let groups: readonly CategoryGroup[] = queries.getQueryData(key) ?? (await read());
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { id, version } = await client.categories.update(changed, changesOf(groups, changed, move));
      queries.setQueryData(key, (known) => known?.map((group) => (group.id === id ? { ...group, version } : group)));
      return;
    } catch (error) {
      if (!isHttpError(error, 409) || attempt === tries) throw error;
      groups = await read();
    }
  }
}

function changesOf(groups: readonly CategoryGroup[], changed: CategoryGroup['id'], { name, to, index }: CategoryMove) {
  // Whichever group it is in, or none: what counts is what the changed one holds in the end.
  const isGrouped = groups.some(({ categories }) => categories.some((category) => category.name === name));
  const board = { groups, unassigned: isGrouped ? [] : [{ name, resource_uri: '' }] };
  const group = withMoved(board, name, { group: to, index }).groups.find(({ id }) => id === changed);
  if (!group) return {};
  const categories = group.categories.map((category) => ({ name: category.name }));
  return { key: group.key, name: group.name, categories, version: group.version };
}
