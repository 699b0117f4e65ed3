import type { AudioUpload } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import type { UploadRow } from './upload-tables.ts';
import { presentUpload, type UploadProgress } from './uploads.presenter.ts';

/** Reads the progress of uploads and publishes it on the station's live channel. */
export interface UploadProgressPublisher {
  progressOf(row: UploadRow): UploadProgress;
  present(station: Station, row: UploadRow): AudioUpload;
  /** Publishes the percentage of bytes that are received. */
  publishReceived(station: Station, row: UploadRow, percent: number): void;
  /** Publishes the percentage of audio that is encoded. */
  publishEncoded(station: Station, row: UploadRow, percent: number): void;
  /** Publishes, in the transaction, that an upload waits for a retry; its row says why. */
  publishWaiting(transaction: Tables, station: Station, row: UploadRow): Promise<void>;
  /** Publishes, in the transaction, that an upload succeeded or failed. */
  publishEnd(transaction: Tables, station: Station, row: UploadRow): Promise<void>;
  /** Drops the progress of a deleted upload. */
  forget(row: UploadRow): void;
}

export function createUploadProgressPublisher({ announce, log }: StationContext): UploadProgressPublisher {
  // Percentages are kept in memory only: after a crash the work starts again, and so do they.
  const progress = new Map<number, UploadProgress>();

  function progressOf(row: UploadRow): UploadProgress {
    return progress.get(row.id) ?? { received: receivedPercent(row), encoded: 0 };
  }

  function present(station: Station, row: UploadRow): AudioUpload {
    return presentUpload(station.slug, row, progressOf(row));
  }

  function publish(
    name: 'upload_progress' | 'encode_progress',
    station: Station,
    row: UploadRow,
    next: UploadProgress,
  ): void {
    const known = progressOf(row);
    if (next.received === known.received && next.encoded === known.encoded) return;
    progress.set(row.id, next);
    announce(station, name, message(present(station, row)), { coalesce: row.uuid }).catch((error: unknown) =>
      log.warn({ err: error }, 'progress could not be published'),
    );
  }

  return {
    progressOf,
    present,
    publishReceived: (station, row, percent) =>
      publish('upload_progress', station, row, { received: wholePercent(percent), encoded: 0 }),
    publishEncoded: (station, row, percent) =>
      publish('encode_progress', station, row, { received: 100, encoded: wholePercent(percent) }),
    async publishWaiting(transaction, station, row) {
      await announce(station, 'encode_progress', message(present(station, row)), { within: transaction });
    },
    async publishEnd(transaction, station, row) {
      const name = row.status === 'failed' ? 'upload_error' : 'worker_encode';
      await announce(station, name, message(present(station, row)), { within: transaction });
      transaction.afterCommit(() => progress.delete(row.id));
    },
    forget: (row) => void progress.delete(row.id),
  };
}

function receivedPercent({ status, received, bytes }: UploadRow): number {
  if (status === 'encoding' || status === 'ready') return 100;
  return bytes ? wholePercent((100 * received) / bytes) : 0;
}

/** Only the end reports 100. */
function wholePercent(percent: number): number {
  return Math.min(99, Math.max(0, Math.floor(percent)));
}

function message({
  uuid,
  title,
  upload_progress,
  encode_progress,
  success,
  failed,
  err_msg,
  duration,
  rms,
  is_opposite_phase,
  location,
}: AudioUpload) {
  return {
    uuid,
    title,
    upload_progress,
    encode_progress,
    success,
    failed,
    err_msg,
    duration,
    rms,
    is_opposite_phase,
    location,
  };
}
