import type { DeviceFigures } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Tables } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import { systemOf } from '../agents/systems.ts';
import type { AnalyticsTables } from '../analytics-tables.ts';
import { type FiguresQuery, filterOf } from '../figures-query.ts';
import { filterRows, type FiguresFilter, levelOf } from '../figures.repository.ts';

export type DevicesQuery = Pick<
  FiguresQuery,
  'start_date' | 'end_date' | 'show_id' | 'platform_list' | 'countries_list'
>;

/** Downloads by device, most first. */
export type Devices = (station: Station, query: DevicesQuery) => Promise<DeviceFigures>;

export function createDevices({ db }: StationContext): Devices {
  return async (station, query) => {
    const rows = await downloadsByDevice(db, filterOf(station, { ...query, station_names: station.slug }));
    return {
      devices: rows.map(({ device, downloads }) => ({ device, system: systemOf(device), downloads })),
    };
  };
}

function downloadsByDevice(
  db: Tables,
  filter: FiguresFilter,
): Promise<{ device: string; downloads: number }[]> {
  const figures = db.tables<AnalyticsTables>().selectFrom('analytics_devices').where('downloads', '>', 0);
  const rows = filterRows(figures, filter, levelOf(filter, 0));
  const ofShows = filter.shows.length === 0 ? rows : rows.where('show_id', 'in', filter.shows);
  return ofShows
    .select((row) => ['device', row.fn.sum<number>('downloads').as('downloads')])
    .groupBy('device')
    .orderBy('downloads', 'desc')
    .orderBy('device')
    .execute();
}
