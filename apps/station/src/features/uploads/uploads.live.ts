import type { AudioUpload } from '@postkit/sdk/schema';
import type { StationContext } from '../../context.ts';
import type { Tables } from '../../platform/db/database.ts';
import type { Station } from '../accounts/index.ts';
import { presentUpload, type UploadProgress } from './uploads.presenter.ts';
import type { UploadRow } from './upload-tables.ts';

/** Knows how far uploads are, and tells the station. */
export interface UploadTeller {
  progressOf(row: UploadRow): UploadProgress;
  present(station: Station, row: UploadRow): AudioUpload;
  /** Percent of the bytes that are here. */
  received(station: Station, row: UploadRow, percent: number): void;
  /** Percent of the sound that is encoded. */
  encoded(station: Station, row: UploadRow, percent: number): void;
  /** Notifies the station, within the transaction, that an upload waits; its row says why. */
  waits(transaction: Tables, station: Station, row: UploadRow): Promise<void>;
  /** Tells, within the transaction, that an upload came to its end. */
  ended(transaction: Tables, station: Station, row: UploadRow): Promise<void>;
  /** Drops what is known of an upload that is taken away. */
  forget(row: UploadRow): void;
}

export function createUploadTeller({ announce, log }: StationContext): UploadTeller {
  // Percentages live here alone: after a crash the work begins anew, and so do they.
  const progress = new Map<number, UploadProgress>();

  function progressOf(row: UploadRow): UploadProgress {
    return progress.get(row.id) ?? { received: receivedPercent(row), encoded: 0 };
  }

  function present(station: Station, row: UploadRow): AudioUpload {
    return presentUpload(station.slug, row, progressOf(row));
  }

  function tell(name: 'upload_progress' | 'encode_progress', station: Station, row: UploadRow, next: UploadProgress): void {
    const known = progressOf(row);
    if (next.received === known.received && next.encoded === known.encoded) return;
    progress.set(row.id, next);
    announce(station, name, message(present(station, row)), { coalesce: row.uuid }).catch((error: unknown) =>
      log.warn({ err: error }, 'progress could not be told'),
    );
  }

  return {
    progressOf,
    present,
    received: (station, row, percent) => tell('upload_progress', station, row, { received: whole(percent), encoded: 0 }),
    encoded: (station, row, percent) => tell('encode_progress', station, row, { received: 100, encoded: whole(percent) }),
    async waits(transaction, station, row) {
      await announce(station, 'encode_progress', message(present(station, row)), { within: transaction });
    },
    async ended(transaction, station, row) {
      const name = row.status === 'failed' ? 'upload_error' : 'worker_encode';
      await announce(station, name, message(present(station, row)), { within: transaction });
      transaction.afterCommit(() => progress.delete(row.id));
    },
    forget: (row) => void progress.delete(row.id),
  };
}

function receivedPercent({ status, received, bytes }: UploadRow): number {
  if (status === 'encoding' || status === 'ready') return 100;
  return bytes ? whole((100 * received) / bytes) : 0;
}

/** 100 is said by the end alone. */
function whole(percent: number): number {
  return Math.min(99, Math.max(0, Math.floor(percent)));
}

function message({ uuid, title, upload_progress, encode_progress, success, failed, err_msg, duration, rms, location }: AudioUpload) {
  return { uuid, title, upload_progress, encode_progress, success, failed, err_msg, duration, rms, location };
}
