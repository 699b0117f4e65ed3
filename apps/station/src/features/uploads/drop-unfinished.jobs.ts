import { z } from 'zod';
import type { StationContext } from '../../context.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Accounts } from '../accounts/index.ts';
import { sourceKey } from './source-key.ts';
import type { UploadReservations } from './upload-reservations.ts';
import type { UploadProgressPublisher } from './uploads.live.ts';
import { unfinishedFor } from './uploads.policy.ts';
import { updateUpload, uploadById } from './uploads.repository.ts';

const payload = z.object({ upload_id: z.int() });

/** Declares the job that discards an upload after a day without a byte, and frees its space on the disk. */
export function defineDropUnfinished(
  { db, clock, jobs, storage }: StationContext,
  {
    accounts,
    publisher,
    reservations,
  }: { accounts: Accounts; publisher: UploadProgressPublisher; reservations: UploadReservations },
): Job<z.output<typeof payload>> {
  const job: Job<z.output<typeof payload>> = jobs.define('uploads.drop-unfinished', {
    payload,
    async run({ upload_id }, { complete }) {
      const row = await uploadById(db, upload_id);
      const station = row && accounts.stationById(row.station_id);
      if (!row || !station || row.status !== 'receiving') return;
      const expiresAt = row.changed_at * 1000 + unfinishedFor;
      if (clock.now() < expiresAt) {
        await complete(async (transaction) => {
          await job.add(transaction, { upload_id }, { runAt: expiresAt, key: String(upload_id) });
        });
        return;
      }
      await complete(async (transaction) => {
        const change = {
          status: 'failed',
          err_msg: 'The rest of the file did not arrive within a day',
          received: 0,
        } as const;
        const ended = await updateUpload(transaction, row.id, { ...change, changed_at: clock.seconds() });
        await publisher.publishEnd(transaction, station, ended);
        transaction.afterCommit(() => reservations.release(row));
        transaction.afterCommit(() => void storage.remove(sourceKey(row)).catch(() => undefined));
      });
    },
  });
  return job;
}
