import { Readable } from 'node:stream';
import type { StationContext } from '../../context.ts';
import { errorResponse } from '../../platform/errors/error-response.ts';
import { fail } from '../../platform/errors/platform-errors.ts';
import { isStationError } from '../../platform/errors/station-error.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Station } from '../accounts/index.ts';
import { countBytes } from './count-bytes.ts';
import type { UploadForm } from './read-upload.ts';
import { createReceiveRows } from './receive-rows.ts';
import { sourceKey } from './source-key.ts';
import { tooLarge } from './too-large.ts';
import { refuse } from './upload-errors.ts';
import type { UploadRow } from './upload-tables.ts';
import type { UploadProgressPublisher } from './uploads.live.ts';
import { uploadsBeingReceived } from './uploads.repository.ts';

/** Options of a request's body. */
export interface ReceiveOptions {
  /** Bytes that the request announces; 0 if it does not. */
  readonly announced: number;
  /** Aborts when the client disconnects. */
  readonly signal: AbortSignal;
}

export interface ReceiverDeps {
  readonly publisher: UploadProgressPublisher;
  readonly encode: Job<{ upload_id: number }>;
  readonly stationById: (id: number) => Station | null;
}

/** Writes uploaded files to the disk. */
export interface Receiver {
  /**
   * Stores the file and queues its encoding. A known uuid returns its existing upload without reading the file,
   * unless that upload failed.
   * @throws uploads.under-way, uploads.cut-off, request.too-large, storage.full
   */
  receive(station: Station, given: UploadForm, options: ReceiveOptions): Promise<UploadRow>;
  /** Ends uploads that the last stop of the process interrupted. Call at start. */
  recover(): Promise<void>;
}

export function createReceiver(
  context: StationContext,
  { publisher, encode, stationById }: ReceiverDeps,
): Receiver {
  const { db, config, log, storage } = context;
  const rows = createReceiveRows(context, { publisher, encode });

  async function store(
    station: Station,
    row: UploadRow,
    file: UploadForm['file'],
    { announced, signal }: ReceiveOptions,
  ): Promise<void> {
    const reservation = await storage.reserve(announced);
    const counted = countBytes(
      file,
      (bytes) => announced > 0 && publisher.publishReceived(station, row, (100 * bytes) / announced),
    );
    try {
      const options = { limit: config.uploadLimitBytes, signal, reservation };
      await storage.put(sourceKey(row), Readable.from(counted, { objectMode: false }), options);
    } finally {
      reservation.release();
    }
    if (file.truncated) throw fail('request.too-large');
  }

  /** Converts a failure while receiving into its station error. */
  function toStationError(error: unknown, signal: AbortSignal): unknown {
    if (signal.aborted || isCutOff(error)) return refuse('uploads.cut-off', { cause: error });
    return isStationError(error, 'request.too-large') ? tooLarge(config.uploadLimitBytes, error) : error;
  }

  /** Removes the file first: on a full disk its space is what lets the row change. */
  async function recordFailure(station: Station, row: UploadRow, reason: string): Promise<void> {
    await storage.remove(sourceKey(row));
    await rows
      .recordFailure(station, row, reason)
      .catch((error: unknown) =>
        log.error({ err: error, upload: row.uuid }, 'the failure of an upload could not be recorded'),
      );
  }

  return {
    async receive(station, { fields, file }, options) {
      const { row, isNew } = await rows.begin(station, fields, options.announced);
      if (!isNew) return row;
      try {
        await store(station, row, file, options);
        return await rows.arrived(row);
      } catch (error) {
        const cause = toStationError(error, options.signal);
        await recordFailure(station, row, reasonOf(cause));
        throw cause;
      }
    },
    async recover() {
      for (const row of await uploadsBeingReceived(db)) {
        const station = stationById(row.station_id);
        if (!station || !(await rows.isAbandoned(row))) continue;
        await storage.remove(sourceKey(row)).catch((error: unknown) => {
          if (!isStationError(error, 'storage.unavailable')) throw error;
          // A bucket has only whole files, and this one had not arrived.
          log.warn(
            { err: error, upload: row.uuid },
            'the file of an interrupted upload could not be removed',
          );
        });
        await rows.recordFailure(station, row, 'The station was stopped before the file had arrived');
      }
    },
  };
}

/** The multipart parser reports these messages when the body ends before its last boundary. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && /terminated early|unexpected end|premature close/i.test(error.message);
}

/** The reason for the record, inside a sentence and so without a full stop. */
function reasonOf(error: unknown): string {
  const { status, body } = errorResponse(error, '');
  return status === 500 ? 'The station could not store the file' : body.error_message.replace(/\.$/, '');
}
