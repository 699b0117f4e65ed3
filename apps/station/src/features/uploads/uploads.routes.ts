import { uploadOperations } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Accounts } from '../accounts/index.ts';
import type { Progress } from './progress.service.ts';
import { readUpload, type UploadForm } from './read-upload.ts';
import type { Receiver } from './receive-upload.ts';
import type { UploadProgressPublisher } from './uploads.live.ts';

/** Milliseconds without a byte after which the station drops the connection. */
const idleMs = 120_000;

export function registerUploadRoutes(
  { register, storage }: StationContext,
  {
    accounts,
    receiver,
    publisher,
    progress,
  }: { accounts: Accounts; receiver: Receiver; publisher: UploadProgressPublisher; progress: Progress },
): void {
  register(uploadOperations.create, async ({ params, request, signal }) => {
    const station = accounts.stationAt(params.station);
    request.raw.setTimeout(idleMs, () => request.raw.destroy());
    const announced = Number(request.headers['content-length'] ?? 0) || 0;
    const receive = (form: UploadForm) => receiver.receive(station, form, { announced, signal });
    return publisher.present(station, await readUpload(request, { storage, announced }, receive));
  });

  register(uploadOperations.progress, async ({ params, person }) => {
    const found = await progress.of(person, params.key);
    if (!found) throw fail('resource.absent');
    return found;
  });
}
