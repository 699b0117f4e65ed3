import { sql } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { AnalyticsTables, ReasonRow } from '../analytics-tables.ts';
import { filterRows, levelOf } from '../figures.repository.ts';
import { levels } from '../levels.ts';

/** Selects requests; no shows, countries or platforms select all. */
export interface ReasonFilter {
  readonly stationId: number;
  /** UTC days since 1970, both inclusive. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly shows: readonly number[];
  /** ISO codes, or `Unknown`. */
  readonly countries: readonly string[];
  readonly platforms: readonly string[];
  /** Null for all. */
  readonly episode: number | null;
}

type ReasonCount = Pick<ReasonRow, 'reason' | 'rule' | 'requests'>;

export async function requestsByReason(db: Tables, filter: ReasonFilter): Promise<ReasonCount[]> {
  const rows = narrowed(db.tables<AnalyticsTables>().selectFrom('analytics_reasons'), filter);
  return rows
    .select((row) => ['reason', 'rule', row.fn.sum<number>('requests').as('requests')])
    .groupBy(['reason', 'rule'])
    .execute();
}

/** The requests by reason of countries and platforms, from the figures by user agent; these have no probes, and platforms no robots. */
export async function requestsOfAgents(db: Tables, filter: ReasonFilter): Promise<ReasonCount[]> {
  const rows = await ofPlaces(
    narrowed(db.tables<AnalyticsTables>().selectFrom('analytics_agent_days'), filter),
    filter,
  )
    .select(({ fn }) => [
      'rule',
      'is_robot',
      fn.sum<number>('short').as('short'),
      fn.sum<number>('repeats').as('repeat'),
      fn.sum<number>('downloads').as('counted'),
    ])
    .groupBy(['rule', 'is_robot'])
    .execute();
  return rows.flatMap(({ rule, is_robot, short, repeat, counted }): ReasonCount[] =>
    is_robot
      ? [{ rule, reason: 'robot', requests: short + repeat + counted }]
      : [
          { rule, reason: 'short', requests: short },
          { rule, reason: 'repeat', requests: repeat },
          { rule, reason: 'counted', requests: counted },
        ],
  );
}

/** The robots with the most requests; a platform has none. */
export async function robotRequests(
  db: Tables,
  filter: ReasonFilter,
): Promise<{ name: string; requests: number }[]> {
  const requests = sql<number>`sum(short + repeats + downloads)`;
  const agents = narrowed(db.tables<AnalyticsTables>().selectFrom('analytics_agent_days'), filter);
  if (filter.platforms.length > 0) return [];
  const rows = ofPlaces(agents, filter).where('is_robot', '=', 1);
  return rows
    .select(['platform as name', requests.as('requests')])
    .groupBy('platform')
    .orderBy(requests, 'desc')
    .orderBy('platform')
    .limit(10)
    .execute();
}

/** Downloads of an episode by the levels of the filter, as in all other figures. */
export async function episodeDownloads(db: Tables, filter: ReasonFilter): Promise<number> {
  const figures = db
    .tables<AnalyticsTables>()
    .selectFrom('analytics_days')
    .where('episode_id', '=', filter.episode);
  const rows = filterRows(figures, filter, levelOf(filter, levels.episode));
  const visible = filter.shows.length === 0 ? rows : rows.where('show_id', 'in', filter.shows);
  const sum = visible.select((row) =>
    row.fn.coalesce(row.fn.sum<number>('downloads'), sql.lit(0)).as('downloads'),
  );
  return (await sum.executeTakeFirstOrThrow()).downloads;
}

interface Narrowing<Self> {
  where(column: 'station_id' | 'day' | 'episode_id', operator: '=' | '>=' | '<=', value: number): Self;
  where(column: 'show_id', operator: 'in', values: readonly number[]): Self;
}

interface PlaceNarrowing<Self> {
  where(column: 'country' | 'platform', operator: 'in', values: readonly string[]): Self;
  where(column: 'is_robot', operator: '=', value: 0): Self;
}

function ofPlaces<Rows extends PlaceNarrowing<Rows>>(
  rows: Rows,
  { countries, platforms }: ReasonFilter,
): Rows {
  const ofCountries = countries.length === 0 ? rows : rows.where('country', 'in', countries);
  return platforms.length === 0
    ? ofCountries
    : ofCountries.where('platform', 'in', platforms).where('is_robot', '=', 0);
}

function narrowed<Rows extends Narrowing<Rows>>(
  rows: Rows,
  { stationId, firstDay, lastDay, shows, episode }: ReasonFilter,
): Rows {
  const ofStation = rows
    .where('station_id', '=', stationId)
    .where('day', '>=', firstDay)
    .where('day', '<=', lastDay);
  const ofShows = shows.length === 0 ? ofStation : ofStation.where('show_id', 'in', shows);
  return episode === null ? ofShows : ofShows.where('episode_id', '=', episode);
}
