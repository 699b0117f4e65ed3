import { firstDayHours } from '@postkit/sdk/schema';
import type { Tables } from '../../platform/db/database.ts';
import type {
  AnalyticsTables,
  DayFigures,
  FirstDayRow,
  ListenerRow,
  ListenRow,
  DayReach,
} from './analytics-tables.ts';
import { figuresAtLevels, reachAtLevels, summed } from './levels.ts';
import { insertMinutes, type MinuteHistory } from './retention/retention.repository.ts';

const tablesOf = (db: Tables) => db.tables<AnalyticsTables>();

/** The stored salt of a day, or the candidate, which it then stores. */
export async function saltOf(db: Tables, day: number, candidate: string): Promise<string> {
  const insert = tablesOf(db).insertInto('analytics_salts').values({ day, salt: candidate });
  await insert.onConflict((conflict) => conflict.doNothing()).execute();
  return (
    await tablesOf(db)
      .selectFrom('analytics_salts')
      .select('salt')
      .where('day', '=', day)
      .executeTakeFirstOrThrow()
  ).salt;
}

export async function listenAt(
  db: Tables,
  { day, episode_id, listener }: Pick<ListenRow, 'day' | 'episode_id' | 'listener'>,
) {
  const listen = tablesOf(db)
    .selectFrom('analytics_listens')
    .selectAll()
    .where('day', '=', day)
    .where('episode_id', '=', episode_id);
  return listen.where('listener', '=', listener).executeTakeFirst();
}

export async function upsertListen(db: Tables, listen: ListenRow): Promise<void> {
  const { spans, touched, requests, counted_day, ranges, is_whole } = listen;
  const insert = tablesOf(db).insertInto('analytics_listens').values(listen);
  await insert
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'episode_id', 'listener'])
        .doUpdateSet({ spans, touched, requests, counted_day, ranges, is_whole }),
    )
    .execute();
}

export async function deleteListen(
  db: Tables,
  { day, episode_id, listener }: Pick<ListenRow, 'day' | 'episode_id' | 'listener'>,
) {
  const listens = tablesOf(db)
    .deleteFrom('analytics_listens')
    .where('day', '=', day)
    .where('episode_id', '=', episode_id);
  await listens.where('listener', '=', listener).execute();
}

export async function listenerAt(
  db: Tables,
  { day, station_id, listener }: Pick<ListenRow, 'day' | 'station_id' | 'listener'>,
) {
  const row = tablesOf(db)
    .selectFrom('analytics_listeners')
    .selectAll()
    .where('day', '=', day)
    .where('station_id', '=', station_id);
  return row.where('listener', '=', listener).executeTakeFirst();
}

export async function upsertListener(db: Tables, row: ListenerRow): Promise<void> {
  const { shows } = row;
  const insert = tablesOf(db).insertInto('analytics_listeners').values(row);
  await insert
    .onConflict((conflict) => conflict.columns(['day', 'station_id', 'listener']).doUpdateSet({ shows }))
    .execute();
}

/** Adds to the figures of a day, at every level. */
export async function addToDay(db: Tables, row: DayFigures): Promise<void> {
  const added = tablesOf(db).insertInto('analytics_days').values(figuresAtLevels(row));
  await added
    .onConflict((conflict) =>
      conflict
        .columns(['station_id', 'level', 'day', 'show_id', 'episode_id', 'country', 'platform'])
        .doUpdateSet((insert) => ({
          downloads: insert('analytics_days.downloads', '+', row.downloads),
          heard: insert('analytics_days.heard', '+', row.heard),
        })),
    )
    .execute();
}

/** Counts a download in an episode's first 24 hours; later ones are not stored by hour. */
export async function addToFirstDay(db: Tables, episode_id: number, hour: number): Promise<void> {
  if (hour < 0 || hour >= firstDayHours) return;
  const added = tablesOf(db).insertInto('analytics_first_days').values({ episode_id, hour, downloads: 1 });
  await added
    .onConflict((conflict) =>
      conflict
        .columns(['episode_id', 'hour'])
        .doUpdateSet((insert) => ({ downloads: insert('analytics_first_days.downloads', '+', 1) })),
    )
    .execute();
}

export async function addToReach(db: Tables, row: DayReach): Promise<void> {
  const added = tablesOf(db).insertInto('analytics_reach').values(reachAtLevels(row));
  await added
    .onConflict((conflict) =>
      conflict
        .columns(['station_id', 'level', 'day', 'shows', 'country', 'platform'])
        .doUpdateSet((insert) => ({
          listeners: insert('analytics_reach.listeners', '+', row.listeners),
        })),
    )
    .execute();
}

/** Whether a station has figures of one of these days. */
export async function hasFigures(db: Tables, stationId: number, days: readonly number[]): Promise<boolean> {
  if (days.length === 0) return false;
  const rows = tablesOf(db).selectFrom('analytics_days').select('day').where('station_id', '=', stationId);
  const first = await rows.where('day', 'in', days).limit(1).executeTakeFirst();
  return first !== undefined;
}

/** Figures to import. */
export interface DownloadHistory {
  readonly days: readonly DayFigures[];
  readonly reach: readonly DayReach[];
  readonly firstDays: readonly FirstDayRow[];
  /** The fetched minutes of audio versions; none when absent. */
  readonly minutes?: readonly MinuteHistory[];
}

/** Rows per statement, because SQLite limits a statement to 32,766 values. */
const rowsPerStatement = 1000;

export async function insertHistory(
  db: Tables,
  { days, reach, firstDays, minutes = [] }: DownloadHistory,
): Promise<void> {
  const figures = summed(days.flatMap(figuresAtLevels), (a, b) => ({
    downloads: a.downloads + b.downloads,
    heard: a.heard + b.heard,
  }));
  for (let at = 0; at < figures.length; at += rowsPerStatement) {
    await tablesOf(db)
      .insertInto('analytics_days')
      .values(figures.slice(at, at + rowsPerStatement))
      .execute();
  }
  const listeners = summed(reach.flatMap(reachAtLevels), (a, b) => ({
    listeners: a.listeners + b.listeners,
  }));
  for (let at = 0; at < listeners.length; at += rowsPerStatement) {
    await tablesOf(db)
      .insertInto('analytics_reach')
      .values(listeners.slice(at, at + rowsPerStatement))
      .execute();
  }
  for (let at = 0; at < firstDays.length; at += rowsPerStatement) {
    await tablesOf(db)
      .insertInto('analytics_first_days')
      .values(firstDays.slice(at, at + rowsPerStatement))
      .execute();
  }
  for (const history of minutes) await insertMinutes(db, history);
}

/** Deletes the listeners of the days before. */
export async function deleteBefore(db: Tables, day: number): Promise<void> {
  for (const table of ['analytics_salts', 'analytics_listens', 'analytics_listeners'] as const) {
    await tablesOf(db).deleteFrom(table).where('day', '<', day).execute();
  }
}
