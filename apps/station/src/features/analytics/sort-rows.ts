import type { AnalyticsRow, AnalyticsSort } from '@postkit/sdk/schema';
import { countryName } from './country-name.ts';
import type { Dimension } from './dimension.ts';
import type { FigureNames } from './figure-names.ts';
import type { FiguresQuery } from './figures-query.ts';

/** Sorts ids and codes by their displayed names. Equal rows are sorted by name or time. */
export function sortRows(
  rows: readonly AnalyticsRow[],
  dimension: Dimension,
  { sort, order }: Pick<FiguresQuery, 'sort' | 'order'>,
  names: FigureNames,
): AnalyticsRow[] {
  const key = sort ?? (dimension === 'date' ? 'start_time' : 'downloads');
  const direction =
    (order ?? (sort === undefined && dimension !== 'date' ? 'desc' : 'asc')) === 'asc' ? 1 : -1;
  const read = (row: AnalyticsRow, by: AnalyticsSort) => displayedValue(row, by, names);
  return rows.toSorted(
    (a, b) =>
      direction * compare(read(a, key), read(b, key)) ||
      compare(read(a, subjects[dimension]), read(b, subjects[dimension])),
  );
}

const subjects = {
  show: 'aw_collection_id',
  episode: 'aw_episode_id',
  country: 'country',
  platform: 'platform',
  date: 'start_time',
  total: 'start_time',
} as const satisfies Record<Dimension, AnalyticsSort>;

const collator = new Intl.Collator('en', { numeric: true });

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

function displayedValue(
  row: AnalyticsRow,
  by: AnalyticsSort,
  { shows, episodes }: FigureNames,
): string | number {
  if (by === 'aw_collection_id') return shows.get(Number(row.aw_collection_id)) ?? '';
  if (by === 'aw_episode_id') return episodes.get(Number(row.aw_episode_id))?.name ?? '';
  if (by === 'country') return row.country === null ? '' : countryName(row.country);
  if (by === 'platform') return row.platform ?? '';
  return row[by] ?? 0;
}
