import type { DayFigures, DayReach } from './analytics-tables.ts';

/**
 * What a level tells apart besides day and show. Each figure is kept at every sum of these, so that a question reads
 * rows of just what it is about: a year by show is a few thousand, not the millions of everything at once.
 */
export const levels = { country: 1, platform: 2, episode: 4 } as const;

/** At level 7 everything is told apart. */
const allLevels = [0, 1, 2, 3, 4, 5, 6, 7] as const;
/** Of listeners no level tells episodes. */
const reachLevels = [0, 1, 2, 3] as const;

type AtLevel<Row> = Row & { readonly level: number };

/** What a level does not tell apart is 0 or empty. */
export function figuresAtLevels(row: DayFigures): AtLevel<DayFigures>[] {
  return allLevels.map((level) => ({ ...row, ...placeAt(row, level), level, episode_id: level & levels.episode ? row.episode_id : 0 }));
}

export function reachAtLevels(row: DayReach): AtLevel<DayReach>[] {
  return reachLevels.map((level) => ({ ...row, ...placeAt(row, level), level }));
}

function placeAt({ country, platform }: { country: string; platform: string }, level: number) {
  return { country: level & levels.country ? country : '', platform: level & levels.platform ? platform : '' };
}

/** One row for all that differ in nothing but their numbers, which are added up. */
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
