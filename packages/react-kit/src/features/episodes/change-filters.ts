/** Filters of a list in pages after a choice. Whatever changes what is listed leads back to its first page. */
export function changeFilters<Filters extends { page: number }>(filters: Filters, change: Partial<Filters>): Filters {
  const changed = { ...filters, ...change };
  const names = Object.keys(filters) as (keyof Filters)[];
  const isSameList = names.every((name) => name === 'page' || changed[name] === filters[name]);
  return isSameList ? changed : { ...changed, page: change.page ?? 1 };
}
