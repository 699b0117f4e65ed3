import type { Feature, StationContext } from '../../context.ts';
import type { Accounts } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import { defineDropUnfinished } from './drop-unfinished.jobs.ts';
import { defineEncodeUpload } from './encode-upload.jobs.ts';
import { createProgress } from './progress.service.ts';
import { createReceiver } from './receive-upload.ts';
import { registerResumableRoutes } from './resumable.routes.ts';
import { createResumable } from './resumable.service.ts';
import { createUploadReservations } from './upload-reservations.ts';
import { createUploadProgressPublisher } from './uploads.live.ts';
import { uploadBytes } from './uploads.repository.ts';
import { registerUploadRoutes } from './uploads.routes.ts';

/** Audio that users upload: received, encoded in the background, then an event. Create it before the jobs start. */
export function createUploads(
  context: StationContext,
  { accounts, audioEvents }: { accounts: Accounts; audioEvents: AudioEvents },
): Feature {
  const publisher = createUploadProgressPublisher(context);
  const encode = defineEncodeUpload(context, { accounts, audioEvents, publisher });
  const receiver = createReceiver(context, {
    publisher,
    encode,
    stationById: (id) => accounts.stationById(id),
  });
  context.quota.include('unfinished_uploads', uploadBytes);
  const reservations = createUploadReservations(context.storage);
  const dropUnfinished = defineDropUnfinished(context, { accounts, publisher, reservations });
  const resumable = createResumable(context, { publisher, encode, dropUnfinished, reservations });
  const progress = createProgress(context.db, { accounts, audioEvents, publisher });
  return {
    /** Resumes uploads that the end of the process interrupted. */
    async start() {
      await resumable.restore();
      await receiver.recover();
    },
    routes() {
      registerUploadRoutes(context, { accounts, receiver, publisher, progress });
      registerResumableRoutes(context, { accounts, resumable, publisher });
    },
  };
}
