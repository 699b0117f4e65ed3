import type { AudioEvent, CategoryGroup } from '@postkit/sdk/schema';
import type { CategoryColors, LabelName } from '../../categories/index.ts';

export interface CategoryOption {
  name: string;
  /** Name of its group; empty for a category that is in none. */
  group: string;
  color: LabelName;
}

/** The categories to filter by, group by group, then those of the day that no group holds. */
export function categoryOptions(
  groups: readonly CategoryGroup[],
  events: readonly AudioEvent[],
  colors: CategoryColors,
): readonly CategoryOption[] {
  const grouped = groups.flatMap((group) => group.categories.map(({ name }) => ({ name, group: group.name, color: colors(name) })));
  const known = new Set(grouped.map(({ name }) => name));
  const names = [...new Set(events.map((event) => event.cart.category.name))].filter((name) => !known.has(name));
  return [...grouped, ...names.toSorted((a, b) => a.localeCompare(b)).map((name) => ({ name, group: '', color: colors(name) }))];
}
