import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { bulkDownloadInput } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import type { Episodes } from '../episodes/index.ts';
import { fail } from './bulk-download-errors.ts';
import type { BulkDownloadRow } from './bulk-download-tables.ts';
import type { BulkDownloadJobs } from './bulk-downloads.jobs.ts';
import { bulkDownloadById, bulkDownloadsOf, insertBulkDownload } from './bulk-downloads.repository.ts';

/** Zips of the audio of several episodes. Each belongs to one user at one station. */
export interface BulkDownloads {
  /** @throws request.invalid if the station never had one of the episodes, bulk-downloads.too-many */
  request(
    station: Station,
    userId: number,
    input: z.output<typeof bulkDownloadInput>,
  ): Promise<BulkDownloadRow>;
  /** Newest first. */
  list(station: Station, userId: number): Promise<BulkDownloadRow[]>;
  /** @throws resource.absent, also if it is another user's */
  find(station: Station, userId: number, guid: string): Promise<BulkDownloadRow>;
  /** @throws resource.absent */
  remove(station: Station, userId: number, guid: string): Promise<void>;
}

/** Bulk downloads that a user has at a station at a time. */
const mostDownloads = 20;

export function createBulkDownloadService(
  { db, clock }: Pick<StationContext, 'db' | 'clock'>,
  { episodes, jobs }: { episodes: Pick<Episodes, 'store' | 'media'>; jobs: BulkDownloadJobs },
): BulkDownloads {
  async function findDownload(station: Station, userId: number, guid: string): Promise<BulkDownloadRow> {
    const row = await bulkDownloadById(db, guid);
    if (row?.station_id !== station.id || row.user_id !== userId) throw failPlatform('resource.absent');
    return row;
  }

  return {
    request: (station, user_id, { audio_playlist_ids, format }) =>
      db.transaction(async (transaction) => {
        for (const id of audio_playlist_ids) {
          const episode = await episodes.store.read(transaction, id);
          if (episode?.station_id !== station.id) throw unknownEpisode(id);
          if (episode.media_status === 'processing') await episodes.media.raiseRender(transaction, id);
        }
        const before = await bulkDownloadsOf(transaction, station.id, user_id);
        if (before.length >= mostDownloads) throw fail('bulk-downloads.too-many');
        const row: BulkDownloadRow = {
          id: randomUUID(),
          station_id: station.id,
          user_id,
          format,
          status: 'processing',
          episode_ids: JSON.stringify(audio_playlist_ids),
          missing: '[]',
          error: '',
          created_at: clock.seconds(),
          ended_at: null,
        };
        await insertBulkDownload(transaction, row);
        await jobs.prepare(transaction, row);
        return row;
      }),
    list: (station, userId) => bulkDownloadsOf(db, station.id, userId),
    find: findDownload,
    async remove(station, userId, guid) {
      await jobs.remove(await findDownload(station, userId, guid));
    },
  };
}

function unknownEpisode(id: number) {
  const message = `There is no episode ${id} at this station.`;
  return failPlatform('request.invalid', { message, fields: { audio_playlist_ids: [message] } });
}
