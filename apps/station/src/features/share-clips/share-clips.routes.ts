import { shareClipOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { serveStored } from '../../platform/http/serve-stored.ts';
import type { Accounts } from '../accounts/index.ts';
import { fail } from './share-clip-errors.ts';
import { clipStorageKey } from './share-clip-file.ts';
import type { ShareClipRow } from './share-clip-tables.ts';
import type { ShareClipJobs } from './share-clips.jobs.ts';
import { presentShareClip } from './share-clips.presenter.ts';
import type { ShareClips } from './share-clips.service.ts';

export interface ShareClipRouteDeps {
  readonly accounts: Accounts;
  readonly clips: ShareClips;
  readonly jobs: Pick<ShareClipJobs, 'progressOf'>;
}

export function registerShareClipRoutes(
  { register, storage }: StationContext,
  { accounts, clips, jobs }: ShareClipRouteDeps,
): void {
  const present = (row: ShareClipRow) => presentShareClip(row, jobs.progressOf(row.id));

  register(shareClipOperations.create, async ({ params, body }) =>
    present(await clips.create(accounts.stationAt(params.station), body)),
  );

  register(shareClipOperations.list, async ({ params, query }) => ({
    share_clips: (await clips.list(accounts.stationAt(params.station), query.playlist_id)).map(present),
  }));

  register(shareClipOperations.get, async ({ params }) =>
    present(await clips.find(accounts.stationAt(params.station), params.guid)),
  );

  register(shareClipOperations.delete, ({ params }) =>
    clips.delete(accounts.stationAt(params.station), params.guid),
  );

  register(shareClipOperations.file, async ({ params, request, reply }) => {
    const row = await clips.find(accounts.stationAt(params.station), params.guid);
    if (row.status === 'processing') throw fail('share-clips.processing');
    if (row.status === 'error') throw fail('share-clips.failed', { message: row.error });
    return serveStored(request, reply, storage, clipStorageKey(row), {
      type: 'video/mp4',
      downloadName: `${row.title || 'Clip'}.mp4`,
      etag: `"${row.sha256.slice(0, 32)}"`,
      cacheControl: 'private, no-cache',
    });
  });
}
