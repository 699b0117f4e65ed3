import { episodeOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import { fail as failPlatform } from '../../../platform/errors/platform-errors.ts';
import { serveStored } from '../../../platform/http/serve-stored.ts';
import type { Accounts } from '../../accounts/index.ts';
import { fail } from '../episode-errors.ts';
import { renditionTypes } from '../renditions/index.ts';
import { downloadStorageKey } from './storage-key.ts';
import type { TimelineDownloads } from './timeline-downloads.jobs.ts';

export interface TimelineDownloadDeps {
  readonly accounts: Accounts;
  readonly downloads: TimelineDownloads;
}

export function registerTimelineDownloadRoutes(
  { register, storage }: StationContext,
  { accounts, downloads }: TimelineDownloadDeps,
): void {
  register(episodeOperations.cache, ({ params, body, person }) =>
    downloads.request(accounts.stationAt(params.station), body, person.userId),
  );

  register(episodeOperations.cached, async ({ params, request, reply }) => {
    const station = accounts.stationAt(params.station);
    const row = await downloads.get(station, params.job);
    if (!row || row.format !== params.format) throw failPlatform('resource.absent');
    if (row.status === 'processing') throw fail('episodes.making-audio');
    // Not the status of a file that is not ready, so that a waiting client stops waiting.
    if (row.status === 'failed') throw fail('episodes.file-failed', { message: row.error });
    // The message has quotes and dashes that a header cannot hold.
    if (row.error !== '') reply.header('x-audio-warning', encodeURIComponent(row.error));
    const key = downloadStorageKey(station.id, row.id, row.format);
    return serveStored(request, reply, storage, key, {
      type: renditionTypes[row.format],
      downloadName: `${row.name}.${row.format}`,
      cacheControl: 'private, no-cache',
    });
  });
}
