import { z } from 'zod';
import type { TranscriptionState } from '@postkit/sdk/schema';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Lane } from '../../../platform/turns/turn.ts';
import { type Accounts, type Station, wholeStation } from '../../accounts/index.ts';
import type { AudioEventRow, AudioEvents } from '../../audio-events/index.ts';
import { fail } from '../transcript-errors.ts';
import { putTranscription, removeTranscription, transcriptionOf } from '../transcripts.repository.ts';
import { type SpeechAdapter, SpeechError } from './speech-adapter.ts';
import { transcribeEvent } from './transcribe-event.ts';
import { createReports } from './transcription-reports.ts';

/** Transcriptions of events by the speech service. */
export interface Transcriptions {
  readonly isAvailable: boolean;
  /** @throws transcripts.no-service */
  request(station: Station, event: AudioEventRow): Promise<void>;
  /** Requests it in the background, unless the event has words with times or a transcription. */
  requestMissing(transaction: Transaction, station: Station, eventId: number): Promise<void>;
  /** Also dismisses the error of a failed one. */
  cancel(station: Station, eventId: number): Promise<void>;
}

export interface TranscriptionDeps {
  readonly accounts: Accounts;
  readonly audioEvents: AudioEvents;
  /** Null without a speech service. */
  readonly speech: SpeechAdapter | null;
}

/** Retries after a temporary failure. */
const mostRetries = 3;
const idle: TranscriptionState = { status: 'none', progress: 0, error: '' };

export function createTranscriptions(
  context: StationContext,
  { accounts, audioEvents, speech }: TranscriptionDeps,
): Transcriptions {
  const { db, jobs, log } = context;
  const { report, changed } = createReports(context);

  const transcribe = jobs.define('transcripts.transcribe', {
    payload: z.object({ station_id: z.int(), event_id: z.int(), isMissingOnly: z.boolean() }),
    concurrency: 1,
    retries: (error) => (error instanceof SpeechError && !error.isTemporary ? 0 : mostRetries),
    async run({ station_id, event_id, isMissingOnly }, job) {
      const station = accounts.stationById(station_id);
      const event = await audioEvents.find(wholeStation(station_id), event_id);
      if (!station || !event || event.gone === 1 || !speech) return forget(event_id);
      if (isMissingOnly && (await hasTimedWords(event))) return forget(event_id);
      await report(station, event_id, { status: 'running', progress: 0, error: '' });
      const words = await transcribeEvent(context, { audioEvents, speech }, event, {
        job,
        onProgress: (progress) => report(station, event_id, { status: 'running', progress, error: '' }),
      });
      await job.complete(async (transaction) => {
        // A user cancelled it.
        if (!(await removeTranscription(transaction, event_id))) return;
        await audioEvents.setWords(transaction, station, event, words);
        await changed(station, event_id, idle, { transaction, words: true });
      });
    },
    async onFailed({ station_id, event_id }, error, transaction) {
      log.warn({ err: error, event_id }, 'an event could not be transcribed');
      const station = accounts.stationById(station_id);
      if (!station || !(await transcriptionOf(transaction, event_id))) return;
      const message =
        error instanceof SpeechError ? error.message : 'The station could not read the audio. Try again.';
      const state = { status: 'failed', progress: 0, error: message } as const;
      await putTranscription(transaction, { event_id, station_id, ...state });
      await changed(station, event_id, state, { transaction, words: false });
    },
  });

  async function forget(eventId: number): Promise<void> {
    await removeTranscription(db, eventId);
  }

  async function hasTimedWords(event: AudioEventRow): Promise<boolean> {
    const { sources } = await audioEvents.wordsOf(db, event);
    return sources.length > 0 && sources.every(({ timing }) => timing !== 'estimated');
  }

  async function add(
    transaction: Transaction,
    station: Station,
    event_id: number,
    { isMissingOnly, lane }: { isMissingOnly: boolean; lane: Lane },
  ) {
    const state = { status: 'waiting', progress: 0, error: '' } as const;
    await putTranscription(transaction, { event_id, station_id: station.id, ...state });
    await transcribe.add(
      transaction,
      { station_id: station.id, event_id, isMissingOnly },
      { key: String(event_id), station: station.id, lane },
    );
    await changed(station, event_id, state, { transaction, words: false });
  }

  return {
    isAvailable: speech !== null,
    async request(station, event) {
      if (!speech) throw fail('transcripts.no-service');
      await db.transaction(async (transaction) => {
        const known = await transcriptionOf(transaction, event.id);
        if (known && known.status !== 'failed') return transcribe.raise(transaction, String(event.id));
        await add(transaction, station, event.id, { isMissingOnly: false, lane: 'interactive' });
      });
    },
    async requestMissing(transaction, station, eventId) {
      if (!speech || (await transcriptionOf(transaction, eventId))) return;
      await add(transaction, station, eventId, { isMissingOnly: true, lane: 'background' });
    },
    cancel: (station, eventId) =>
      db.transaction(async (transaction) => {
        await transcribe.cancel(transaction, String(eventId));
        await transcribe.abort(transaction, String(eventId));
        if (await removeTranscription(transaction, eventId))
          await changed(station, eventId, idle, { transaction, words: false });
      }),
  };
}
