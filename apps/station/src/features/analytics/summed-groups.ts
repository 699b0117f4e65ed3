import type { Tables } from '../../platform/db/database.ts';
import type { Dimension } from './dimension.ts';
import {
  figuresBy,
  figuresByEpisode,
  type FiguresColumn,
  type FiguresFilter,
  type GroupedFigures,
  type Origins,
} from './figures.repository.ts';
import { type SignedFilter, signedFilters } from './signed-filters.ts';

const columns = { country: 'country', platform: 'platform', date: 'day' } as const;

/** Groups of a dimension, and the totals of the same filter. */
export interface SummedGroups {
  readonly groups: GroupedFigures[];
  readonly downloads: number;
  readonly heard: number;
  readonly shows: number;
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

/** Reads each level at most once: the figures of episodes, the groups and the origins already have most totals. */
export async function summedGroups(
  db: Tables,
  filter: FiguresFilter,
  dimension: Dimension,
  origins: Origins,
): Promise<SummedGroups> {
  const terms = signedFilters(filter, origins);
  const figures = await signedRows(terms, (term) => figuresByEpisode(db, term));
  const shows = sumBy(figures, ({ show_id }) => show_id);
  const episodes = sumBy(figures, ({ episode_id }) => episode_id);
  const [all] = sumBy(figures, () => '');
  const by = async (column: FiguresColumn) =>
    sumBy(await signedRows(terms, (term) => figuresBy(db, term, column)), ({ key }) => key);
  const groups = async () => {
    if (dimension === 'show') return shows;
    if (dimension === 'episode') return episodes;
    return dimension === 'total' ? (all ? [all] : []) : by(columns[dimension]);
  };
  const found = await groups();
  const count = async (
    column: 'country' | 'platform',
    names: readonly string[],
    selected: readonly string[],
    isExact: boolean,
  ) => {
    if (dimension === column) return found.length;
    if (!isExact) return (await by(column)).length;
    return selected.length === 0 ? names.length : names.filter((name) => selected.includes(name)).length;
  };
  return {
    groups: found,
    downloads: all?.downloads ?? 0,
    heard: all?.heard ?? 0,
    shows: shows.length,
    episodes: episodes.length,
    // The origins of a filter hold its countries unless platforms are selected, and the other way round.
    countries: await count('country', origins.countries, filter.countries, filter.platforms.length === 0),
    platforms: await count('platform', origins.platforms, filter.platforms, filter.countries.length === 0),
  };
}

interface Sums {
  readonly downloads: number;
  readonly heard: number;
}

async function signedRows<Row extends Sums>(
  terms: readonly SignedFilter[],
  read: (filter: FiguresFilter) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const { sign, filter } of terms) {
    for (const row of await read(filter))
      rows.push({ ...row, downloads: sign * row.downloads, heard: sign * row.heard });
  }
  return rows;
}

/** Groups with downloads. */
function sumBy<Row extends Sums>(
  rows: readonly Row[],
  keyOf: (row: Row) => number | string,
): GroupedFigures[] {
  const groups = new Map<number | string, { downloads: number; heard: number }>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? { downloads: 0, heard: 0 };
    group.downloads += row.downloads;
    group.heard += row.heard;
    groups.set(keyOf(row), group);
  }
  return [...groups].flatMap(([key, sums]) => (sums.downloads === 0 ? [] : { key, ...sums }));
}
