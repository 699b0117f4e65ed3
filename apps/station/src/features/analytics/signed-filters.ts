import type { FiguresFilter, Origins } from './figures.repository.ts';

/** A filter whose figures are added to a sum or taken from it. */
export interface SignedFilter {
  readonly sign: 1 | -1;
  readonly filter: FiguresFilter;
}

/**
 * Filters with the same sum, and few rows: a list that selects most countries or platforms is all of them without the others.
 * @param origins all countries and platforms of the filter's shows and days
 */
export function signedFilters(filter: FiguresFilter, origins: Origins): SignedFilter[] {
  return signedLists(filter.countries, origins.countries).flatMap((country) =>
    signedLists(filter.platforms, origins.platforms).map((platform) => ({
      sign: country.sign === platform.sign ? 1 : -1,
      filter: { ...filter, countries: country.names, platforms: platform.names },
    })),
  );
}

/** An empty list selects all. */
function signedLists(
  selected: readonly string[],
  all: readonly string[],
): { sign: 1 | -1; names: readonly string[] }[] {
  const chosen = new Set(selected);
  const others = all.filter((name) => !chosen.has(name));
  if (chosen.size === 0 || others.length >= all.length / 2) return [{ sign: 1, names: selected }];
  const whole = { sign: 1, names: [] } as const;
  return others.length === 0 ? [whole] : [whole, { sign: -1, names: others }];
}
