import type { StationContext } from '../../context.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Station } from '../accounts/index.ts';
import type { AnnouncedUpload } from './read-announcement.ts';
import { sourceKey } from './source-key.ts';
import { refuse } from './upload-errors.ts';
import type { UploadReservations } from './upload-reservations.ts';
import type { UploadRow } from './upload-tables.ts';
import { unfinishedFor } from './uploads.policy.ts';
import { countUnfinished, insertUpload, updateUpload, uploadByUuid } from './uploads.repository.ts';

/** The user who sends an upload, and the station that receives it. */
export interface Sender {
  readonly station: Station;
  readonly personId: number;
}

/** Jobs that follow from uploads in parts. */
export interface ResumableJobs {
  readonly encode: Job<{ upload_id: number }>;
  readonly dropUnfinished: Job<{ upload_id: number }>;
}

/** Unfinished uploads that one user may have at a time, at all stations together. */
const mostUnfinished = 50;

/** The rows of uploads in parts. A user finds only their own uploads. */
export interface ResumableRows {
  /** @throws resource.absent */
  findOwn(sender: Sender, uuid: string): Promise<UploadRow>;
  /** The upload with this uuid, or a new one. */
  begin(sender: Sender, announced: AnnouncedUpload): Promise<UploadRow>;
  /** Reduces the received bytes to the size of the file on the disk, if that is smaller. */
  withStoredBytes(row: UploadRow): Promise<UploadRow>;
  /** @throws resource.absent unless it is the caller's own upload or the caller administers the station */
  findCancellable(sender: Sender & { readonly isAdmin: boolean }, uuid: string): Promise<UploadRow>;
  /** Records bytes as received, and queues the encoding with the last one. */
  arrived(row: UploadRow, received: number): Promise<UploadRow>;
}

export function createResumableRows(
  { db, clock, quota, storage }: StationContext,
  { encode, dropUnfinished }: ResumableJobs,
  reservations: UploadReservations,
): ResumableRows {
  return {
    async findOwn({ station, personId }, uuid) {
      const row = await uploadByUuid(db, [station.id], uuid);
      if (!row || row.bytes === null || row.person_id !== personId || row.status === 'failed')
        throw fail('resource.absent');
      return row.status === 'receiving' ? row : { ...row, received: row.bytes };
    },
    async findCancellable({ station, personId, isAdmin }, uuid) {
      const row = await uploadByUuid(db, [station.id], uuid);
      if (!row || row.bytes === null || row.status === 'failed') throw fail('resource.absent');
      if (row.person_id !== personId && !isAdmin) throw fail('resource.absent');
      return row;
    },
    begin: ({ station, personId }, { bytes, single_use, ...fields }) =>
      db.transaction(async (transaction) => {
        const known = await uploadByUuid(transaction, [station.id], fields.uuid);
        if (known && known.status !== 'failed') {
          if (known.person_id !== personId || known.bytes !== bytes) throw refuse('uploads.under-way');
          return known.status === 'receiving' ? known : { ...known, received: bytes };
        }
        if (known?.cancelled) throw refuse('uploads.cancelled');
        if ((await countUnfinished(transaction, personId)) >= mostUnfinished)
          throw refuse('uploads.too-many');
        await quota.ensure(transaction, station.id, bytes);
        const reservation = await reservations.reserve(bytes);
        transaction.afterRollback(reservation.release);
        const state = {
          status: 'receiving' as const,
          err_msg: '',
          changed_at: clock.seconds(),
          begun_at: clock.seconds(),
          received: 0,
        };
        const begun = { ...fields, ...state, single_use: Number(single_use), person_id: personId, bytes };
        const row = known
          ? await updateUpload(transaction, known.id, begun)
          : await insertUpload(transaction, {
              ...begun,
              station_id: station.id,
              event_id: null,
              duration: 0,
              rms: null,
            });
        await dropUnfinished.add(
          transaction,
          { upload_id: row.id },
          { runAt: clock.now() + unfinishedFor, key: String(row.id) },
        );
        transaction.afterCommit(() => reservations.keep(row, reservation));
        return row;
      }),
    async withStoredBytes(row) {
      if (row.status !== 'receiving') return row;
      const stored = (await storage.stat(sourceKey(row)))?.bytes ?? 0;
      return stored < row.received ? updateUpload(db, row.id, { received: stored }) : row;
    },
    arrived: (row, received) =>
      db.transaction(async (transaction) => {
        const isWhole = received === row.bytes;
        if (isWhole) {
          await encode.add(transaction, { upload_id: row.id }, { station: row.station_id });
          transaction.afterCommit(() => reservations.release(row));
        }
        return updateUpload(transaction, row.id, {
          received,
          changed_at: clock.seconds(),
          ...(isWhole ? { status: 'encoding' } : {}),
        });
      }),
  };
}
