import { sql } from 'kysely';
import type { Tables } from '../../../platform/db/database.ts';
import type { AnalyticsTables, ReasonRow } from '../analytics-tables.ts';
import { levels } from '../levels.ts';

/** Selects requests; no shows select all. */
export interface ReasonFilter {
  readonly stationId: number;
  /** UTC days since 1970, both inclusive. */
  readonly firstDay: number;
  readonly lastDay: number;
  readonly shows: readonly number[];
  /** Null for all. */
  readonly episode: number | null;
}

export async function requestsByReason(db: Tables, filter: ReasonFilter): Promise<Pick<ReasonRow, 'reason' | 'rule' | 'requests'>[]> {
  const rows = narrowed(db.tables<AnalyticsTables>().selectFrom('analytics_reasons'), filter);
  return rows
    .select((row) => ['reason', 'rule', row.fn.sum<number>('requests').as('requests')])
    .groupBy(['reason', 'rule'])
    .execute();
}

/** The robots with the most requests. */
export async function robotRequests(db: Tables, filter: ReasonFilter): Promise<{ name: string; requests: number }[]> {
  const requests = sql<number>`sum(short + repeats + downloads)`;
  const rows = narrowed(db.tables<AnalyticsTables>().selectFrom('analytics_agent_days'), filter).where('is_robot', '=', 1);
  return rows
    .select(['platform as name', requests.as('requests')])
    .groupBy('platform')
    .orderBy(requests, 'desc')
    .orderBy('platform')
    .limit(10)
    .execute();
}

export async function episodeDownloads(db: Tables, { stationId, firstDay, lastDay, shows, episode }: ReasonFilter) {
  const days = db.tables<AnalyticsTables>().selectFrom('analytics_days').where('station_id', '=', stationId);
  const figures = days.where('level', '=', levels.episode).where('day', '>=', firstDay).where('day', '<=', lastDay);
  const visible = shows.length === 0 ? figures : figures.where('show_id', 'in', shows);
  return visible
    .select((row) => row.fn.coalesce(row.fn.sum<number>('downloads'), sql.lit(0)).as('downloads'))
    .where('episode_id', '=', episode)
    .executeTakeFirstOrThrow();
}

interface Narrowing<Self> {
  where(column: 'station_id' | 'day' | 'episode_id', operator: '=' | '>=' | '<=', value: number): Self;
  where(column: 'show_id', operator: 'in', values: readonly number[]): Self;
}

function narrowed<Rows extends Narrowing<Rows>>(rows: Rows, { stationId, firstDay, lastDay, shows, episode }: ReasonFilter): Rows {
  const ofStation = rows.where('station_id', '=', stationId).where('day', '>=', firstDay).where('day', '<=', lastDay);
  const ofShows = shows.length === 0 ? ofStation : ofStation.where('show_id', 'in', shows);
  return episode === null ? ofShows : ofShows.where('episode_id', '=', episode);
}
