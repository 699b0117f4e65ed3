import type { AudioEvent, CategoryGroup } from '@postkit/sdk/schema';
import type { CategoryColors, LabelName } from '../../../data/categories/index.ts';

export interface CategoryOption {
  name: string;
  /** Name of its group; empty without a group. */
  group: string;
  color: LabelName;
  /** Number of its events in the day. */
  count: number;
}

/** The categories to filter by: by group, then the day's categories without a group. */
export function categoryOptions(
  groups: readonly CategoryGroup[],
  events: readonly AudioEvent[],
  colors: CategoryColors,
): readonly CategoryOption[] {
  const counts = new Map<string, number>();
  for (const { cart } of events) counts.set(cart.category.name, (counts.get(cart.category.name) ?? 0) + 1);
  const option = (name: string, group: string) => ({
    name,
    group,
    color: colors(name),
    count: counts.get(name) ?? 0,
  });
  const grouped = groups.flatMap((group) => group.categories.map(({ name }) => option(name, group.name)));
  const known = new Set(grouped.map(({ name }) => name));
  const names = [...counts.keys()].filter((name) => !known.has(name));
  return [...grouped, ...names.toSorted((a, b) => a.localeCompare(b)).map((name) => option(name, ''))];
}

/** The categories to show as chips, in the order of `options`: the `most` with most events in the day, and those of the filter. */
export function chipOptions(
  options: readonly CategoryOption[],
  most: number,
  chosen: readonly string[],
): readonly CategoryOption[] {
  const largest = options.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  const shown = new Set([...largest.slice(0, most).map(({ name }) => name), ...chosen]);
  return options.filter(({ name }) => shown.has(name));
}
