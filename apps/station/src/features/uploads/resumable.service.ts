import { Readable } from 'node:stream';
import type { StationContext } from '../../context.ts';
import { isDiskFull } from '../../platform/errors/is-disk-full.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import type { Station } from '../accounts/index.ts';
import { countBytes } from './count-bytes.ts';
import type { AnnouncedUpload } from './read-announcement.ts';
import { createResumableRows, type ResumableJobs, type Sender } from './resumable-rows.ts';
import { sourceKey } from './source-key.ts';
import { tooLarge } from './too-large.ts';
import { refuse } from './upload-errors.ts';
import type { UploadReservations } from './upload-reservations.ts';
import type { UploadRow } from './upload-tables.ts';
import { createUploadTurns } from './upload-turns.ts';
import type { UploadProgressPublisher } from './uploads.live.ts';
import { deleteUpload, unfinishedUploads, updateUpload } from './uploads.repository.ts';

/** The user who lists or cancels uploads. */
export interface Caller extends Sender {
  /** Whether they administer the station. */
  readonly isAdmin: boolean;
}

/** A part of a file that a request sends. */
export interface UploadPart {
  readonly offset: number;
  readonly body: Readable;
  /** Bytes that the request announces; 0 if it does not. */
  readonly announced: number;
}

export interface ResumableDeps extends ResumableJobs {
  readonly publisher: UploadProgressPublisher;
  readonly reservations: UploadReservations;
}

/** Receives files in parts, which may be hours and restarts apart. A user finds only their own uploads. */
export interface Resumable {
  /**
   * Begins an upload, or returns the one with this uuid. A failed one starts again.
   * @throws uploads.under-way, uploads.cancelled, uploads.too-many, request.too-large, storage.full, storage.quota
   */
  begin(sender: Sender, announced: AnnouncedUpload): Promise<UploadRow>;
  /**
   * The upload with its received bytes. Ends a request that is still sending it: a client that asks has lost that
   * connection.
   */
  find(sender: Sender, uuid: string): Promise<UploadRow>;
  /**
   * Writes a part. Bytes that came before a connection broke count as received; the last byte queues the encoding.
   * @throws uploads.offset, uploads.locked, request.too-large, storage.full
   */
  append(sender: Sender, uuid: string, part: UploadPart): Promise<UploadRow>;
  /**
   * Discards the received bytes. Administrators cancel the uploads of every user; works on a full disk.
   * @throws uploads.arrived
   */
  cancel(caller: Caller, uuid: string): Promise<void>;
  /** Uploads that are not complete, oldest first: administrators get those of all users, others their own. */
  unfinished(caller: Caller): Promise<UploadRow[]>;
  /** Reserves the announced space of unfinished uploads again. Call at start. */
  restore(): Promise<void>;
  /** Ends the requests that are sending, so that the shutdown does not wait for them. */
  stop(): Promise<void>;
}

export function createResumable(
  context: StationContext,
  { publisher, reservations, ...jobs }: ResumableDeps,
): Resumable {
  const { db, clock, config, storage } = context;
  const rows = createResumableRows(context, jobs, reservations);
  const turns = createUploadTurns(db);
  const fileOf = ({ station }: Sender, uuid: string) => `${station.id}/${uuid}`;

  async function write(station: Station, row: UploadRow, { offset, body }: UploadPart): Promise<UploadRow> {
    const whole = row.bytes ?? 0;
    const counted = countBytes(body, (bytes) =>
      publisher.publishReceived(station, row, (100 * (offset + bytes)) / whole),
    );
    const options = { from: offset, limit: whole - offset, reservation: reservations.of(row) };
    const { bytes, fault } = await storage.append(
      sourceKey(row),
      Readable.from(counted, { objectMode: false }),
      options,
    );
    const next = await rows.arrived(row, offset + bytes);
    if (fault === undefined || next.status !== 'receiving') return next;
    throw isDiskFull(fault) ? fault : refuse('uploads.cut-off', { cause: fault });
  }

  /** Notifies the sender, who cannot resume it under the same uuid. */
  async function cancelForSender(station: Station, row: UploadRow): Promise<void> {
    await db.transaction(async (transaction) => {
      const change = {
        status: 'failed',
        err_msg: 'An administrator cancelled this upload',
        cancelled: 1,
        received: 0,
      } as const;
      const ended = await updateUpload(transaction, row.id, { ...change, changed_at: clock.seconds() });
      await publisher.publishEnd(transaction, station, ended);
    });
  }

  return {
    async begin(sender, announced) {
      if (announced.bytes > config.uploadLimitBytes) throw tooLarge(config.uploadLimitBytes);
      const row = await rows.begin(sender, announced);
      // An empty file is complete with its announcement.
      const isEmpty = row.status === 'receiving' && row.bytes === 0;
      return isEmpty ? write(sender.station, row, { offset: 0, body: Readable.from([]), announced: 0 }) : row;
    },
    async find(sender, uuid) {
      await rows.findOwn(sender, uuid);
      await turns.free(fileOf(sender, uuid));
      return rows.withStoredBytes(await rows.findOwn(sender, uuid));
    },
    async append(sender, uuid, part) {
      await rows.findOwn(sender, uuid);
      return turns.take(fileOf(sender, uuid), part.body, async () => {
        const row = await rows.withStoredBytes(await rows.findOwn(sender, uuid));
        if (row.status !== 'receiving' || part.offset !== row.received) throw refuse('uploads.offset');
        if (part.offset + part.announced > (row.bytes ?? 0)) throw fail('request.too-large');
        return write(sender.station, row, part);
      });
    },
    async cancel(sender, uuid) {
      await rows.findCancellable(sender, uuid);
      await turns.free(fileOf(sender, uuid));
      await turns.take(fileOf(sender, uuid), null, async () => {
        const row = await rows.findCancellable(sender, uuid);
        if (row.status !== 'receiving') throw refuse('uploads.arrived');
        // Removes the file first: on a full disk its space is what lets the row change.
        await storage.remove(sourceKey(row));
        if (row.person_id === sender.personId) await deleteUpload(db, row.id);
        else await cancelForSender(sender.station, row);
        reservations.release(row);
        publisher.forget(row);
      });
    },
    async unfinished({ station, personId, isAdmin }) {
      const uploads = await unfinishedUploads(db, station.id);
      return isAdmin ? uploads : uploads.filter((row) => row.person_id === personId);
    },
    async restore() {
      for (const row of await unfinishedUploads(db)) reservations.of(row);
    },
    stop: () => turns.freeAll(),
  };
}
