import type { CategoryPosition } from '../../../data/categories/index.ts';

const unassigned = 'unassigned';

/** Id of a drop target for dnd-kit. */
export function dropId(group: CategoryPosition['group']): string | number {
  return group ?? unassigned;
}

/** The group of a drop target; null for Unassigned. */
export function groupOfDrop(id: string | number): CategoryPosition['group'] {
  return typeof id === 'number' ? id : null;
}
