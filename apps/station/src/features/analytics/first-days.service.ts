import { type FirstDay, firstDayHours } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import type { EpisodeRow, Episodes } from '../episodes/index.ts';
import type { Shows } from '../shows/index.ts';
import type { FirstDayRow } from './analytics-tables.ts';
import { downloadsOf, firstDaysOf } from './first-days.repository.ts';

/** The first days of the newest episodes, each next to the usual one of its show. */
export type FirstDays = (station: Station) => Promise<FirstDay[]>;

const newest = 3;
/** Earlier episodes of a show that its usual first day is the mean of. */
const compared = 10;
/** Fewer say nothing about the usual. */
const leastCompared = 3;
const hourSeconds = 3600;

export function createFirstDays(
  { db, clock }: StationContext,
  { episodes, shows }: { episodes: Pick<Episodes, 'store'>; shows: Pick<Shows, 'byIds'> },
): FirstDays {
  async function usualOf(
    { station_id, show_id, published_at }: EpisodeRow,
    now: number,
  ): Promise<number[][]> {
    const before = Math.min(published_at ?? now, now - firstDayHours * hourSeconds);
    const earlier = await episodes.store.lastPublished(wholeStation(station_id), {
      showId: show_id,
      before,
      limit: compared,
    });
    const counted = Map.groupBy(
      await firstDaysOf(
        db,
        earlier.map(({ id }) => id),
      ),
      ({ episode_id }) => episode_id,
    );
    // An episode without a counted hour may be older than the counting by hour.
    return [...counted.values()].map((rows) => cumulated(rows, firstDayHours));
  }

  return async (station) => {
    const now = clock.seconds();
    const rows = await episodes.store.lastPublished(station, { before: now + 1, limit: newest });
    const ids = rows.map(({ id }) => id);
    const counted = Map.groupBy(await firstDaysOf(db, ids), ({ episode_id }) => episode_id);
    const totals = await downloadsOf(db, station.id, ids);
    const titles = new Map(
      (await shows.byIds(station, [...new Set(rows.map(({ show_id }) => show_id))])).map(({ id, title }) => [
        id,
        title,
      ]),
    );
    return Promise.all(
      rows.map(async (row) => {
        const publishedAt = row.published_at ?? now;
        const hours = Math.min(firstDayHours, Math.floor((now - publishedAt) / hourSeconds) + 1);
        const usual = await usualOf(row, now);
        return {
          playlist_id: row.id,
          show_id: row.show_id,
          name: row.name,
          show: titles.get(row.show_id) ?? '',
          published_at: publishedAt,
          downloads: cumulated(counted.get(row.id) ?? [], hours),
          usual: usual.length < leastCompared ? null : meanOf(usual),
          usual_episodes: usual.length,
          total: totals.get(row.id) ?? 0,
        };
      }),
    );
  };
}

/** Downloads until the end of each of a number of hours. */
function cumulated(rows: readonly FirstDayRow[], hours: number): number[] {
  const byHour = new Map(rows.map(({ hour, downloads }) => [hour, downloads]));
  let sum = 0;
  return Array.from({ length: hours }, (_, hour) => (sum += byHour.get(hour) ?? 0));
}

function meanOf(curves: readonly number[][]): number[] {
  return Array.from(
    { length: firstDayHours },
    (_, hour) => curves.reduce((sum, curve) => sum + (curve[hour] ?? 0), 0) / curves.length,
  );
}
