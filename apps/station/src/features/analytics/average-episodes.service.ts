import { sql } from 'kysely';
import { type AverageEpisode, averageEpisodeDays } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import type { AnalyticsTables } from './analytics-tables.ts';
import { dayMs, dayOf } from './download-rule.ts';
import { levels } from './levels.ts';

export interface AverageEpisodesQuery {
  readonly show_id: string;
  readonly start_date: string;
  readonly end_date: string;
}

/** The average episode of each show, for those published in some days. */
export type AverageEpisodes = (station: Station, query: AverageEpisodesQuery) => Promise<AverageEpisode[]>;

/** Newer episodes say more about a show, and bound the rows to read. */
const newest = 50;

export function createAverageEpisodes(
  { db, clock }: Pick<StationContext, 'db' | 'clock'>,
  { episodes, shows }: { episodes: Pick<Episodes, 'store'>; shows: Pick<Shows, 'byIds'> },
): AverageEpisodes {
  async function averageOf(
    station: Station,
    showId: number,
    { first, last }: { first: number; last: number },
  ): Promise<AverageEpisode> {
    const before = ((last + 1) * dayMs) / 1000;
    const published = (
      await episodes.store.lastPublished(station, { showId, before, limit: newest })
    ).flatMap(({ id, published_at }) => {
      const day = dayOf((published_at ?? 0) * 1000);
      return day < first ? [] : { id, day };
    });
    const byEpisode = await downloadsByAge(db, station.id, published);
    const today = dayOf(clock.now());
    const days: AverageEpisode['days'] = [];
    let downloads = 0;
    for (let age = 0; age < averageEpisodeDays; age += 1) {
      const completed = published.filter(({ day }) => day + age < today);
      if (completed.length === 0) break;
      downloads +=
        completed.reduce((sum, { id }) => sum + (byEpisode.get(`${id} ${age}`) ?? 0), 0) / completed.length;
      days.push({ day: age, downloads, episodes: completed.length });
    }
    return { show_id: showId, episodes: published.length, days };
  }

  return async (station, { show_id, start_date, end_date }) => {
    const ids = [...new Set(show_id.split(',').map(Number))];
    const known = new Set((await shows.byIds(station, ids)).map(({ id }) => id));
    const range = { first: Date.parse(start_date) / dayMs, last: Date.parse(end_date) / dayMs };
    return Promise.all(ids.filter((id) => known.has(id)).map((id) => averageOf(station, id, range)));
  };
}

/** Downloads by `{id} {age}`, the age in days since the day of publishing. */
async function downloadsByAge(
  db: Tables,
  stationId: number,
  episodes: readonly { id: number; day: number }[],
): Promise<ReadonlyMap<string, number>> {
  if (episodes.length === 0) return new Map();
  const firstDays = new Map(episodes.map(({ id, day }) => [id, day]));
  const rows = await db
    .tables<AnalyticsTables>()
    .selectFrom('analytics_days')
    .select((row) => ['episode_id', 'day', row.fn.sum<number>('downloads').as('downloads')])
    .where('station_id', '=', stationId)
    // Literal, because the index has only the rows of this level.
    .where(sql<boolean>`level = ${sql.lit(levels.episode)}`)
    .where('episode_id', 'in', [...firstDays.keys()])
    .groupBy(['episode_id', 'day'])
    .execute();
  return new Map(
    rows.map(({ episode_id, day, downloads }) => [
      `${episode_id} ${day - (firstDays.get(episode_id) ?? 0)}`,
      downloads,
    ]),
  );
}
