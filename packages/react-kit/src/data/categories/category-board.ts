import type { Category, CategoryGroup } from '@postkit/sdk/schema';

/** Every category of the station, by group. */
export interface CategoryBoard {
  groups: readonly CategoryGroup[];
  /** Categories without a group: `orphaned_categories` of the settings. */
  unassigned: readonly Category[];
}

/** Position of a category: a group's id, or null for Unassigned, and the index within. */
export interface CategoryPosition {
  group: CategoryGroup['id'] | null;
  index: number;
}

const byName = new Intl.Collator(undefined, { sensitivity: 'accent', numeric: true });

/** Combines the groups, by name, and the orphaned categories of the settings. */
export function categoryBoard(
  groups: readonly CategoryGroup[],
  orphaned: readonly Category[],
): CategoryBoard {
  return {
    groups: groups.toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id),
    unassigned: orphaned,
  };
}

/** Position of a category; null if it is not on the board. */
export function placeOf({ groups, unassigned }: CategoryBoard, name: string): CategoryPosition | null {
  for (const { id, categories } of groups) {
    const index = indexOf(categories, name);
    if (index >= 0) return { group: id, index };
  }
  const index = indexOf(unassigned, name);
  return index >= 0 ? { group: null, index } : null;
}

/** The board with a category moved to a group, at the end if `to` has no index. */
export function moveCategory(
  board: CategoryBoard,
  name: string,
  to: { group: CategoryPosition['group']; index?: number | undefined },
): CategoryBoard {
  const moved = [board.unassigned, ...board.groups.map(({ categories }) => categories)]
    .flat()
    .find((category) => category.name === name);
  const hasTarget = to.group === null || board.groups.some(({ id }) => id === to.group);
  if (!moved || !hasTarget) return board;
  const place = (id: CategoryPosition['group'], categories: readonly Category[]) => {
    const others = categories.filter((category) => category.name !== name);
    return id === to.group ? others.toSpliced(to.index ?? others.length, 0, moved) : others;
  };
  return {
    groups: board.groups.map((group) => ({ ...group, categories: place(group.id, group.categories) })),
    unassigned: place(null, board.unassigned),
  };
}

function indexOf(categories: readonly Category[], name: string): number {
  return categories.findIndex((category) => category.name === name);
}
