import type { AudioEvent, CategoryGroup } from '@postkit/sdk/schema';
import type { CategoryColors, LabelName } from '../../categories/index.ts';

export interface CategoryOption {
  name: string;
  /** Name of its group; empty without a group. */
  group: string;
  color: LabelName;
}

/** The categories to filter by: by group, then the day's categories without a group. */
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
