import type { Tables } from '../../platform/db/database.ts';
import type { AnalyticsTables } from './analytics-tables.ts';
import { levels } from './levels.ts';

/** Level of figures that separates all dimensions. */
const finest = levels.country | levels.platform | levels.episode;
const finestWithoutEpisode = levels.country | levels.platform;

/** The figures of a station on one day. */
export type StationFigures = Awaited<ReturnType<typeof figuresOn>>;

/** UTC days since 1970 with figures, in order. */
export async function figureDays(db: Tables, stationId: number): Promise<number[]> {
  const days = db.tables<AnalyticsTables>().selectFrom('analytics_days').select('day').distinct();
  const rows = await days.where('station_id', '=', stationId).where('level', '=', 0).orderBy('day').execute();
  return rows.map(({ day }) => day);
}

/** `heard` is a sum of shares, in parts of `wholeShare`; `shows` are ids, joined by commas. */
export async function figuresOn(db: Tables, stationId: number, day: number) {
  const tables = db.tables<AnalyticsTables>();
  const downloads = tables
    .selectFrom('analytics_days')
    .select(['day', 'show_id', 'episode_id', 'country', 'platform', 'downloads', 'heard'])
    .where('station_id', '=', stationId)
    .where('level', '=', finest)
    .where('day', '=', day)
    .orderBy('episode_id')
    .orderBy('country')
    .orderBy('platform');
  const listeners = tables
    .selectFrom('analytics_reach')
    .select(['day', 'shows', 'country', 'platform', 'listeners'])
    .where('station_id', '=', stationId)
    .where('level', '=', finestWithoutEpisode)
    .where('day', '=', day)
    .orderBy('shows')
    .orderBy('country')
    .orderBy('platform');
  const devices = tables
    .selectFrom('analytics_devices')
    .select(['day', 'show_id', 'country', 'platform', 'device', 'downloads'])
    .where('station_id', '=', stationId)
    .where('level', '=', finestWithoutEpisode)
    .where('day', '=', day)
    .orderBy('show_id')
    .orderBy('device');
  return {
    downloads: await downloads.execute(),
    listeners: await listeners.execute(),
    devices: await devices.execute(),
  };
}
