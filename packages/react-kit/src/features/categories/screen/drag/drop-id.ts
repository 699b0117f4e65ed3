import type { CategoryPlace } from '../../category-board.ts';

const unassigned = 'unassigned';

/** A place to drop on, as dnd-kit knows it. */
export function dropId(group: CategoryPlace['group']): string | number {
  return group ?? unassigned;
}

/** The group of such a place; null for Unassigned. */
export function groupOfDrop(id: string | number): CategoryPlace['group'] {
  return typeof id === 'number' ? id : null;
}
