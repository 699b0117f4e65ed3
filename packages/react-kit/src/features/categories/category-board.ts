import type { Category, CategoryGroup } from '@postkit/sdk/schema';

/** Every category of the station in its place. */
export interface CategoryBoard {
  groups: readonly CategoryGroup[];
  /** In no group: `orphaned_categories` of the settings. */
  unassigned: readonly Category[];
}

/** Where a category is: a group's id, or null for Unassigned, and its place in there. */
export interface CategoryPlace {
  group: CategoryGroup['id'] | null;
  index: number;
}

const byName = new Intl.Collator(undefined, { sensitivity: 'accent', numeric: true });

/** The groups by name, and the orphaned categories of the settings. */
export function categoryBoard(groups: readonly CategoryGroup[], orphaned: readonly Category[]): CategoryBoard {
  return { groups: groups.toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id), unassigned: orphaned };
}

/** Null for a category that is not on the board. */
export function placeOf({ groups, unassigned }: CategoryBoard, name: string): CategoryPlace | null {
  for (const { id, categories } of groups) {
    const index = indexOf(categories, name);
    if (index >= 0) return { group: id, index };
  }
  const index = indexOf(unassigned, name);
  return index >= 0 ? { group: null, index } : null;
}

/** The board with a category taken out of where it is and put somewhere else: at the end, where the place has no index. */
export function withMoved(
  board: CategoryBoard,
  name: string,
  to: { group: CategoryPlace['group']; index?: number | undefined },
): CategoryBoard {
  const moved = [board.unassigned, ...board.groups.map(({ categories }) => categories)].flat().find((category) => category.name === name);
  const isThere = to.group === null || board.groups.some(({ id }) => id === to.group);
  if (!moved || !isThere) return board;
  const placed = (id: CategoryPlace['group'], categories: readonly Category[]) => {
    const others = categories.filter((category) => category.name !== name);
    return id === to.group ? others.toSpliced(to.index ?? others.length, 0, moved) : others;
  };
  return {
    groups: board.groups.map((group) => ({ ...group, categories: placed(group.id, group.categories) })),
    unassigned: placed(null, board.unassigned),
  };
}

function indexOf(categories: readonly Category[], name: string): number {
  return categories.findIndex((category) => category.name === name);
}
