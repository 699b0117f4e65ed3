import { z } from 'zod';
import { mediaPause, type IngestResult, type SegmentRecord } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { Job } from '../../platform/jobs/job.ts';
import type { Accounts, Station } from '../accounts/index.ts';
import type { AudioEvents } from '../audio-events/index.ts';
import { audioFault } from './audio-fault.ts';
import { encodeFailure } from './encode-failure.ts';
import { ingestFile, ingestedFile } from './ingest-file.ts';
import { sourceKey } from './source-key.ts';
import type { UploadRow } from './upload-tables.ts';
import type { UploadProgressPublisher } from './uploads.live.ts';
import { updateUpload, uploadById } from './uploads.repository.ts';

const payload = z.object({ upload_id: z.int() });

/** Declares the job that turns an uploaded file into an event: decodes, measures and encodes in one pass. */
export function defineEncodeUpload(
  context: StationContext,
  {
    accounts,
    audioEvents,
    publisher,
  }: { accounts: Accounts; audioEvents: AudioEvents; publisher: UploadProgressPublisher },
): Job<z.output<typeof payload>> {
  const { db, clock, jobs, archive, storage } = context;

  async function commit(
    transaction: Transaction,
    station: Station,
    row: UploadRow,
    audio: IngestResult,
    segments: readonly SegmentRecord[],
  ) {
    const range = await audioEvents.addAudio(transaction, station.id, segments);
    const [event] = await audioEvents.add(transaction, station, [
      {
        made_by: row.person_id,
        type_name: row.single_use === 1 ? 'SINGLE_USE' : 'UPLOAD',
        origin: 'upload',
        title: row.title,
        identifier: `UP-${row.id}`,
        category: row.audio_type.slice('UPLOAD-'.length),
        started_at: clock.seconds(),
        loudness: audio.loudness_lufs,
        ranges: [range],
      },
    ]);
    if (!event) throw new Error('An upload becomes one event.');
    await endUpload(transaction, station, row, {
      status: 'ready',
      err_msg: '',
      event_id: event.id,
      duration: audioEvents.durationOf(event),
      rms: audio.rms_db,
      opposite_phase: audio.is_opposite_phase ? 1 : 0,
    });
  }

  async function endUpload(
    transaction: Transaction,
    station: Station,
    row: UploadRow,
    change: Partial<UploadRow>,
  ): Promise<void> {
    const ended = await updateUpload(transaction, row.id, { ...change, changed_at: clock.seconds() });
    await publisher.publishEnd(transaction, station, ended);
    transaction.afterCommit(() => void storage.remove(sourceKey(row)).catch(() => undefined));
  }

  /** Stores in the upload why it is not ready yet. */
  async function markWaiting(station: Station, { id }: UploadRow, err_msg: string): Promise<void> {
    await db.transaction(async (tables) =>
      publisher.publishWaiting(tables, station, await updateUpload(tables, id, { err_msg })),
    );
  }

  return jobs.define('uploads.encode', {
    payload,
    concurrency: 2,
    retries: (error) => encodeFailure(error).retries,
    backoff: mediaPause,
    async run({ upload_id }, { attempt, signal, turn, complete }) {
      const row = await uploadById(db, upload_id);
      const station = row && accounts.stationById(row.station_id);
      if (!row || !station || row.status !== 'encoding') return;
      const stream = `upload-${row.id}`;
      const onProgress = (value: number) => publisher.publishEncoded(station, row, value * 100);
      try {
        const { audio, segments } = await storage.withLocalFile(sourceKey(row), (file) =>
          ingestFile(context, { stream, file }, { signal, turn, onProgress }),
        );
        await complete((transaction) => commit(transaction, station, row, audio, segments));
      } catch (error) {
        const fault = audioFault(error);
        if (fault === undefined) {
          const { retries, waiting } = encodeFailure(error);
          if (!signal.aborted && attempt <= retries) await markWaiting(station, row, waiting);
          throw error;
        }
        const reason = (await storage.stat(sourceKey(row)))?.bytes === 0 ? 'This file is empty' : fault;
        await archive.removeFile(ingestedFile(stream));
        await complete((transaction) =>
          endUpload(transaction, station, row, { status: 'failed', err_msg: reason }),
        );
      }
    },
    async onFailed({ upload_id }, error, transaction) {
      const row = await uploadById(transaction, upload_id);
      const station = row && accounts.stationById(row.station_id);
      if (!row || !station || row.status !== 'encoding') return;
      await endUpload(transaction, station, row, { status: 'failed', err_msg: encodeFailure(error).message });
    },
  });
}
