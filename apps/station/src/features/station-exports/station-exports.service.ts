import { randomUUID } from 'node:crypto';
import type { StationContext } from '../../context.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import { fail } from './station-export-errors.ts';
import type { StationExportRow } from './station-export-tables.ts';
import type { StationExportJobs } from './station-exports.jobs.ts';
import { insertStationExport, stationExportById, stationExportsOf } from './station-exports.repository.ts';

/** Exports of whole stations. They belong to the station, so each of its admins sees them. */
export interface StationExports {
  /** @throws station-exports.running, station-exports.too-many */
  start(station: Station, userId: number): Promise<StationExportRow>;
  /** Newest first. */
  list(station: Station): Promise<StationExportRow[]>;
  /** @throws resource.absent */
  find(station: Station, guid: string): Promise<StationExportRow>;
  /** @throws resource.absent */
  remove(station: Station, guid: string): Promise<void>;
}

const mostExports = 3;

export function createStationExportService({ db, clock }: Pick<StationContext, 'db' | 'clock'>, jobs: StationExportJobs): StationExports {
  async function find(station: Station, guid: string): Promise<StationExportRow> {
    const row = await stationExportById(db, guid);
    if (row?.station_id !== station.id) throw failPlatform('resource.absent');
    return row;
  }

  return {
    start: (station, user_id) =>
      db.transaction(async (transaction) => {
        const before = await stationExportsOf(transaction, station.id);
        if (before.some(({ status }) => status === 'processing')) throw fail('station-exports.running');
        if (before.length >= mostExports) throw fail('station-exports.too-many');
        const created_at = Math.floor(clock.now() / 1000);
        const facts = { status: 'processing', progress: 0, bytes: 0, missing: '[]', error: '', created_at, ended_at: null } as const;
        const row: StationExportRow = { id: randomUUID(), station_id: station.id, user_id, ...facts };
        await insertStationExport(transaction, row);
        await jobs.prepare(transaction, row);
        await recordChange(transaction, { id: row.id, name: 'Whole station' });
        return row;
      }),
    list: (station) => stationExportsOf(db, station.id),
    find,
    async remove(station, guid) {
      await jobs.remove(await find(station, guid));
    },
  };
}
