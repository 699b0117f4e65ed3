import { randomUUID } from 'node:crypto';
import type { StationExport, StationExportEstimate } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { recordChange } from '../../platform/audit/record-change.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { logDaysOf, timelineBytes } from './estimate-audio.ts';
import { imageFolder } from './export-images.ts';
import { fail } from './station-export-errors.ts';
import type { StationExportRow } from './station-export-tables.ts';
import type { StationExportJobs } from './station-exports.jobs.ts';
import { insertStationExport, stationExportById, stationExportsOf } from './station-exports.repository.ts';

export interface StationExportOptions {
  /** Whether to include the audio and video of the episodes. */
  readonly includesMedia: boolean;
  /** Days of the log to include. */
  readonly log: StationExport['log'];
}

/** Exports of whole stations. They belong to the station, so each of its admins sees them. */
export interface StationExports {
  /** @throws station-exports.running, station-exports.too-many */
  start(station: Station, userId: number, options: StationExportOptions): Promise<StationExportRow>;
  /** The size of an export that starts now. */
  estimate(station: Station): Promise<StationExportEstimate>;
  /** Newest first. */
  list(station: Station): Promise<StationExportRow[]>;
  /** @throws resource.absent */
  find(station: Station, guid: string): Promise<StationExportRow>;
  /** @throws resource.absent */
  remove(station: Station, guid: string): Promise<void>;
}

const mostExports = 3;

const daysOf = (log: StationExport['log']) => ({
  log_first_day: log?.first_day ?? null,
  log_last_day: log?.last_day ?? null,
});

export function createStationExportService(
  { db, clock, storage }: Pick<StationContext, 'db' | 'clock' | 'storage'>,
  episodes: Pick<Episodes, 'media'>,
  jobs: StationExportJobs,
): StationExports {
  async function findExport(station: Station, guid: string): Promise<StationExportRow> {
    const row = await stationExportById(db, guid);
    if (row?.station_id !== station.id) throw failPlatform('resource.absent');
    return row;
  }

  return {
    start: (station, user_id, { includesMedia, log }) =>
      db.transaction(async (transaction) => {
        const before = await stationExportsOf(transaction, station.id);
        if (before.some(({ status }) => status === 'processing')) throw fail('station-exports.running');
        if (before.length >= mostExports) throw fail('station-exports.too-many');
        const created_at = clock.seconds();
        const facts = {
          status: 'processing',
          progress: 0,
          bytes: 0,
          missing: '[]',
          error: '',
          created_at,
          ended_at: null,
        } as const;
        const includes_media = includesMedia ? 1 : 0;
        const row: StationExportRow = {
          id: randomUUID(),
          station_id: station.id,
          user_id,
          includes_media,
          ...daysOf(log),
          ...facts,
        };
        await insertStationExport(transaction, row);
        await jobs.prepare(transaction, row);
        await recordChange(transaction, { id: row.id, name: 'Whole station' });
        return row;
      }),
    async estimate(station) {
      const { id } = station;
      const images = { files: 0, bytes: 0 };
      for await (const { bytes } of storage.list(imageFolder(id))) {
        images.files += 1;
        images.bytes += bytes;
      }
      return {
        media: await episodes.media.mediaTotals(id),
        images,
        timelines: await timelineBytes(db, id),
        log_days: await logDaysOf(db, station),
      };
    },
    list: (station) => stationExportsOf(db, station.id),
    find: findExport,
    async remove(station, guid) {
      await jobs.remove(await findExport(station, guid));
    },
  };
}
