import type { StationContext } from '../../context.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Station } from '../accounts/index.ts';
import type { UploadForm } from './read-upload.ts';
import { refuse } from './upload-errors.ts';
import type { UploadRow } from './upload-tables.ts';
import type { UploadProgressPublisher } from './uploads.live.ts';
import { insertUpload, updateUpload, uploadByUuid } from './uploads.repository.ts';

/** Columns of an upload in one request, which cannot be resumed. */
const inOneRequest = { person_id: null, bytes: null, begun_at: null, cancelled: 0 } as const;

/** The rows of uploads in one request. */
export interface ReceiveRows {
  /**
   * The row to receive into, or the existing row of this uuid.
   * @throws uploads.under-way, storage.quota
   */
  begin(
    station: Station,
    fields: UploadForm['fields'],
    announced: number,
  ): Promise<{ row: UploadRow; isNew: boolean }>;
  /** Records that the file is stored, and queues its encoding. */
  arrived(row: UploadRow): Promise<UploadRow>;
  recordFailure(station: Station, row: UploadRow, reason: string): Promise<void>;
  /**
   * Whether no request of a running process sends it: the process was stopped, or a full disk prevented the failure
   * from being recorded.
   */
  isAbandoned(row: UploadRow): Promise<boolean>;
}

export function createReceiveRows(
  { db, clock, quota }: StationContext,
  { publisher, encode }: { publisher: UploadProgressPublisher; encode: Job<{ upload_id: number }> },
): ReceiveRows {
  /** Ids of the uploads that requests of this process are sending. */
  const receiving = new Set<number>();

  async function isAbandoned(row: UploadRow): Promise<boolean> {
    if (row.bytes !== null || receiving.has(row.id)) return false;
    if (row.receiver === null || row.receiver === db.peers?.id) return true;
    return !(await db.peers?.running())?.has(row.receiver);
  }

  return {
    isAbandoned,
    begin: (station, { uuid, title, audio_type, single_use }, announced) =>
      db.transaction(async (transaction) => {
        const known = await uploadByUuid(transaction, [station.id], uuid);
        if (known?.status === 'receiving' && !(await isAbandoned(known))) throw refuse('uploads.under-way');
        if (known?.status === 'encoding' || known?.status === 'ready') return { row: known, isNew: false };
        await quota.ensure(transaction, station.id, announced);
        const values = {
          title,
          audio_type,
          single_use: Number(single_use),
          status: 'receiving' as const,
          err_msg: '',
          changed_at: clock.seconds(),
          received: announced,
          receiver: db.peers?.id ?? null,
          ...inOneRequest,
        };
        const row = known
          ? await updateUpload(transaction, known.id, values)
          : await insertUpload(transaction, {
              ...values,
              station_id: station.id,
              uuid,
              event_id: null,
              duration: 0,
              rms: null,
            });
        receiving.add(row.id);
        transaction.afterRollback(() => void receiving.delete(row.id));
        return { row, isNew: true };
      }),
    async arrived(row) {
      const arrived = await db.transaction(async (transaction) => {
        await encode.add(transaction, { upload_id: row.id }, { station: row.station_id });
        return updateUpload(transaction, row.id, { status: 'encoding', changed_at: clock.seconds() });
      });
      receiving.delete(row.id);
      return arrived;
    },
    async recordFailure(station, row, reason) {
      receiving.delete(row.id);
      await db.transaction(async (transaction) => {
        const ended = await updateUpload(transaction, row.id, {
          status: 'failed',
          err_msg: reason,
          changed_at: clock.seconds(),
        });
        await publisher.publishEnd(transaction, station, ended);
      });
    },
  };
}
