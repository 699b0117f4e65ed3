/** Merges a change into the filters of a paged list. A change to any filter but the page returns to page 1. */
export function changeFilters<Filters extends { page: number }>(
  filters: Filters,
  change: Partial<Filters>,
): Filters {
  const changed = { ...filters, ...change };
  const names = Object.keys(filters) as (keyof Filters)[];
  const isSameList = names.every((name) => changed[name] === filters[name]);
  return isSameList ? changed : { ...changed, page: change.page ?? 1 };
}
