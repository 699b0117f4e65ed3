import type { DayFigures, DayReach, DeviceRow } from './analytics-tables.ts';

/**
 * The dimensions that a level separates besides day and show; with `allShows` it does not separate shows. Each figure is
 * stored at every level, so that a query reads only the rows that it needs: a year by show is a few thousand, not the
 * millions of all combinations, and a quarter by country is as many for a hundred shows as for one.
 */
export const levels = { country: 1, platform: 2, episode: 4, allShows: 8 } as const;

/** Level 7 separates all dimensions. An episode is of one show, so no level separates episodes but not shows. */
const allLevels = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;
/** No level separates listeners or devices by episode. */
const reachLevels = [0, 1, 2, 3] as const;

type AtLevel<Row> = Row & { readonly level: number };

/** Dimensions that a level does not separate are 0 or empty. */
export function figuresAtLevels(row: DayFigures): AtLevel<DayFigures>[] {
  return allLevels.map((level) => ({
    ...row,
    ...placeAt(row, level),
    level,
    show_id: level & levels.allShows ? 0 : row.show_id,
    episode_id: level & levels.episode ? row.episode_id : 0,
  }));
}

export function reachAtLevels(row: DayReach): AtLevel<DayReach>[] {
  return reachLevels.map((level) => ({ ...row, ...placeAt(row, level), level }));
}

export function devicesAtLevels(row: DeviceRow): AtLevel<DeviceRow>[] {
  return reachLevels.map((level) => ({ ...row, ...placeAt(row, level), level }));
}

function placeAt({ country, platform }: { country: string; platform: string }, level: number) {
  return {
    country: level & levels.country ? country : '',
    platform: level & levels.platform ? platform : '',
  };
}

/** Merges rows that differ in their numbers only, by adding these up. */
export function summed<Row extends AtLevel<DayFigures> | AtLevel<DayReach>>(
  rows: readonly Row[],
  add: (a: Row, b: Row) => Partial<Row>,
): Row[] {
  const sums = new Map<string, Row>();
  for (const row of rows) {
    const subject = 'shows' in row ? row.shows : `${row.show_id} ${row.episode_id}`;
    const key = [row.station_id, row.level, row.day, subject, row.country, row.platform].join('\n');
    const known = sums.get(key);
    sums.set(key, known ? { ...known, ...add(known, row) } : row);
  }
  return [...sums.values()];
}
