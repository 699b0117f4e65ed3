import { sql } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';
import type { StationScope } from '../accounts/index.ts';
import type { AnalyticsTables } from './analytics-tables.ts';
import { levels } from './levels.ts';

/** Selects figures; an empty list selects everything. */
export interface FiguresFilter {
  readonly stationId: number;
  /** UTC days since 1970, both inclusive. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly shows: readonly number[];
  readonly countries: readonly string[];
  readonly platforms: readonly string[];
}

/** The columns that figures are grouped by; those of shows and episodes are `figuresByEpisode`. */
export type FiguresColumn = 'country' | 'platform' | 'day';

export interface GroupedFigures {
  readonly key: number | string;
  readonly downloads: number;
  readonly heard: number;
}

export interface EpisodeFigures {
  readonly show_id: number;
  readonly episode_id: number;
  readonly downloads: number;
  readonly heard: number;
}

/** Listeners of exactly these shows. */
export interface GroupedReach {
  readonly key: number | string;
  /** Ids joined by commas. */
  readonly shows: string;
  readonly listeners: number;
}

export async function figuresBy(
  db: Tables,
  filter: FiguresFilter,
  column: FiguresColumn,
): Promise<GroupedFigures[]> {
  return days(db, filter, withoutShows(filter, levelsFor[column]))
    .select((row) => [
      row.ref(column).as('key'),
      row.fn.sum<number>('downloads').as('downloads'),
      row.fn.sum<number>('heard').as('heard'),
    ])
    .groupBy(column)
    .execute();
}

/** Figures of each episode with downloads. */
export async function figuresByEpisode(db: Tables, filter: FiguresFilter): Promise<EpisodeFigures[]> {
  return days(db, filter, levels.episode)
    .select((row) => [
      'show_id',
      'episode_id',
      row.fn.sum<number>('downloads').as('downloads'),
      row.fn.sum<number>('heard').as('heard'),
    ])
    .groupBy(['show_id', 'episode_id'])
    .execute();
}

/** The levels that each column needs. */
const levelsFor = { day: 0, country: levels.country, platform: levels.platform } as const;

/** Adds the level of all shows together, unless the filter selects shows. */
function withoutShows({ shows }: FiguresFilter, needed: number): number {
  return shows.length === 0 ? needed | levels.allShows : needed;
}

export async function downloadsSum(db: Tables, filter: FiguresFilter): Promise<number> {
  const sum = days(db, filter, withoutShows(filter, 0)).select((row) =>
    row.fn.coalesce(row.fn.sum<number>('downloads'), sql.lit(0)).as('downloads'),
  );
  return (await sum.executeTakeFirstOrThrow()).downloads;
}

/** Countries and platforms with downloads, in order. */
export interface Origins {
  readonly countries: string[];
  readonly platforms: string[];
}

/** All countries and platforms, regardless of the selected ones. */
export async function originsOf(db: Tables, filter: FiguresFilter): Promise<Origins> {
  const all = { ...filter, countries: [], platforms: [] };
  const read = (level: number) => days(db, all, withoutShows(filter, level)).distinct();
  const countries = await read(levels.country).select('country').orderBy('country').execute();
  const platforms = await read(levels.platform).select('platform').orderBy('platform').execute();
  return { countries: countries.map((row) => row.country), platforms: platforms.map((row) => row.platform) };
}

/** Reach by a column and `shows`; with an empty key if the column is null. */
export async function reachBy(
  db: Tables,
  filter: FiguresFilter,
  column: 'country' | 'platform' | 'day' | null,
): Promise<GroupedReach[]> {
  const level = levelOf(filter, column === null ? 0 : levelsFor[column]);
  const rows = filterRows(
    db.tables<AnalyticsTables>().selectFrom('analytics_reach').where('listeners', '>', 0),
    filter,
    level,
  );
  const key = column === null ? sql<string>`''` : sql<number | string>`${sql.ref(column)}`;
  return rows
    .select((row) => [key.as('key'), 'shows', row.fn.sum<number>('listeners').as('listeners')])
    .groupBy(column === null ? ['shows'] : [column, 'shows'])
    .execute();
}

/** Downloads of episodes on all days, by episode id. */
export async function downloadsOf(
  db: Tables,
  { id, limit }: StationScope,
  episodeIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const days = db.tables<AnalyticsTables>().selectFrom('analytics_days');
  const visible = limit ? days.where('show_id', 'in', db.dialect.numbers([...limit.shows])) : days;
  const rows = await visible
    .select((row) => ['episode_id', row.fn.sum<number>('downloads').as('downloads')])
    .where('station_id', '=', id)
    // Literal, because the index has only the rows of this level.
    .where(sql<boolean>`level = ${sql.lit(levels.episode)}`)
    .where('episode_id', 'in', episodeIds)
    .groupBy('episode_id')
    .execute();
  return new Map(rows.map(({ episode_id, downloads }) => [episode_id, downloads]));
}

export interface ShowDay {
  readonly show_id: number;
  /** UTC day since 1970. */
  readonly day: number;
  readonly downloads: number;
}

export async function downloadsByShowAndDay(db: Tables, filter: FiguresFilter): Promise<ShowDay[]> {
  return days(db, filter, 0)
    .select((row) => ['show_id', 'day', row.fn.sum<number>('downloads').as('downloads')])
    .groupBy(['show_id', 'day'])
    .execute();
}

function days(db: Tables, filter: FiguresFilter, needed: number) {
  const figures = db.tables<AnalyticsTables>().selectFrom('analytics_days').where('downloads', '>', 0);
  const level = levelOf(filter, needed);
  const rows = filterRows(figures, filter, level).where(indexOf(filter, level));
  return filter.shows.length === 0 ? rows : rows.where('show_id', 'in', filter.shows);
}

/**
 * The condition of the index that the filters use; the databases use a partial index only for a query that repeats it.
 * The few rows of all shows together need none.
 */
function indexOf({ countries, platforms }: FiguresFilter, level: number) {
  if (level & levels.allShows) return sql<boolean>`1 = 1`;
  if (countries.length > 0) return sql<boolean>`(level = 1 or level = 3 or level = 5 or level = 7)`;
  return platforms.length > 0
    ? sql<boolean>`(level = 2 or level = 3 or level = 6 or level = 7)`
    : sql<boolean>`1 = 1`;
}

/** The level that separates the requested column and the filters. */
export function levelOf({ countries, platforms }: FiguresFilter, needed: number): number {
  return needed | (countries.length > 0 ? levels.country : 0) | (platforms.length > 0 ? levels.platform : 0);
}

interface Narrowing<Self> {
  where(column: 'station_id' | 'day' | 'level', operator: '=' | '>=' | '<=', value: number): Self;
  where(column: 'country' | 'platform', operator: 'in', values: readonly string[]): Self;
}

/** The keys of the tables with levels start with station, level and day. */
export function filterRows<Rows extends Narrowing<Rows>>(
  rows: Rows,
  filter: FiguresFilter,
  level: number,
): Rows {
  const { stationId, firstDay, lastDay, countries, platforms } = filter;
  let narrow = rows
    .where('station_id', '=', stationId)
    .where('level', '=', level)
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay);
  if (countries.length > 0) narrow = narrow.where('country', 'in', countries);
  if (platforms.length > 0) narrow = narrow.where('platform', 'in', platforms);
  return narrow;
}
