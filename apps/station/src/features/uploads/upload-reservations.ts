import type { Reservation } from '../../platform/storage/disk-space.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { UploadRow } from './upload-tables.ts';

/**
 * The disk space that unfinished uploads reserve: the bytes that they announced and have not sent. Restored after a
 * restart.
 */
export interface UploadReservations {
  /** @throws storage.full, whose message names the space that is left */
  reserve(bytes: number): Promise<Reservation>;
  /** Assigns a reservation to the upload whose row was inserted after it. */
  keep(row: UploadRow, reservation: Reservation): void;
  /** The reservation of an upload, resized to exactly the remaining bytes. */
  of(row: UploadRow): Reservation;
  release(row: UploadRow): void;
}

export function createUploadReservations(storage: Storage): UploadReservations {
  const byUpload = new Map<number, Reservation>();
  return {
    reserve: (bytes) => storage.reserve(bytes),
    keep(row, reservation) {
      byUpload.get(row.id)?.release();
      byUpload.set(row.id, reservation);
    },
    of(row) {
      const left = (row.bytes ?? 0) - row.received;
      const known = byUpload.get(row.id) ?? storage.hold(0);
      known.resize(left);
      byUpload.set(row.id, known);
      return known;
    },
    release(row) {
      byUpload.get(row.id)?.release();
      byUpload.delete(row.id);
    },
  };
}
