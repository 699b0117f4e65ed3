import type { Tables } from '../../platform/db/database.ts';
import type { Dimension } from './dimension.ts';
import {
  countOf,
  figuresBy,
  type FiguresColumn,
  type FiguresFilter,
  figuresSum,
  type GroupedFigures,
  type Origins,
  type SummedFigures,
} from './figures.repository.ts';

const columns = { show: 'show_id', episode: 'episode_id', country: 'country', platform: 'platform', date: 'day' } as const satisfies Record<
  Exclude<Dimension, 'total'>,
  FiguresColumn
>;

/** Groups of a dimension, and the totals of the same filter. */
export interface SummedGroups extends SummedFigures {
  readonly groups: GroupedFigures[];
  readonly episodes: number;
  readonly countries: number;
  readonly platforms: number;
}

/** Without a list that selects every country or platform, because the fewer dimensions a query separates, the fewer rows it reads. */
export function effectiveFilter(filter: FiguresFilter, origins: Origins): FiguresFilter {
  const narrowing = (selected: readonly string[], all: readonly string[]) => {
    const chosen = new Set(selected);
    return all.length > 0 && all.every((name) => chosen.has(name)) ? [] : selected;
  };
  return {
    ...filter,
    countries: narrowing(filter.countries, origins.countries),
    platforms: narrowing(filter.platforms, origins.platforms),
  };
}

/** Reads each level at most once: the groups and the origins already have most totals. */
export async function summedGroups(db: Tables, filter: FiguresFilter, dimension: Dimension, origins: Origins): Promise<SummedGroups> {
  const found = dimension === 'total' ? [] : await figuresBy(db, filter, columns[dimension]);
  const sum = dimension === 'show' ? sumOfShows(found) : await figuresSum(db, filter);
  const { downloads, heard } = sum;
  const count = async (column: 'country' | 'platform', names: readonly string[], selected: readonly string[], isExact: boolean) => {
    if (dimension === column) return found.length;
    if (!isExact) return countOf(db, filter, column);
    return selected.length === 0 ? names.length : names.filter((name) => selected.includes(name)).length;
  };
  return {
    ...sum,
    groups: dimension === 'total' && downloads > 0 ? [{ key: '', downloads, heard }] : found,
    episodes: dimension === 'episode' ? found.length : await countOf(db, filter, 'episode_id'),
    // The origins of a filter hold its countries unless platforms are selected, and the other way round.
    countries: await count('country', origins.countries, filter.countries, filter.platforms.length === 0),
    platforms: await count('platform', origins.platforms, filter.platforms, filter.countries.length === 0),
  };
}

function sumOfShows(groups: readonly GroupedFigures[]): SummedFigures {
  const sum = (of: 'downloads' | 'heard') => groups.reduce((total, group) => total + group[of], 0);
  return { shows: groups.length, downloads: sum('downloads'), heard: sum('heard') };
}
