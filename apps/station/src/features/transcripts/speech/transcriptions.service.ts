import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TranscriptionState } from '@postkit/sdk/schema';
import { z } from 'zod';
import type { StationContext } from '../../../context.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { Lane } from '../../../platform/turns/turn.ts';
import type { Accounts, Station } from '../../accounts/index.ts';
import type { AudioEventRow, AudioEvents, NewWords } from '../../audio-events/index.ts';
import type { CaptionWord } from '../captions/caption.ts';
import { fail } from '../transcript-errors.ts';
import { putTranscription, removeTranscription, transcriptionOf } from '../transcripts.repository.ts';
import { audioChunks, wordsOfChunk } from './audio-chunks.ts';
import { type SpeechAdapter, SpeechError } from './speech-adapter.ts';

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

export function createTranscriptions(context: StationContext, { accounts, audioEvents, speech }: TranscriptionDeps): Transcriptions {
  const { db, jobs, announce, log } = context;

  const transcribe = jobs.define('transcripts.transcribe', {
    payload: z.object({ station_id: z.int(), event_id: z.int(), isMissingOnly: z.boolean() }),
    concurrency: 1,
    retries: (error) => (error instanceof SpeechError && !error.isTemporary ? 0 : mostRetries),
    async run({ station_id, event_id, isMissingOnly }, job) {
      const station = accounts.stationById(station_id);
      const event = await audioEvents.find(station_id, event_id);
      if (!station || !event || event.gone === 1 || !speech) return forget(event_id);
      if (isMissingOnly && (await hasTimedWords(event))) return forget(event_id);
      await report(station, event_id, { status: 'running', progress: 0, error: '' });
      const words = await wordsOf(station, event, job);
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
      const message = error instanceof SpeechError ? error.message : 'The station could not read the audio. Try again.';
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

  async function wordsOf(station: Station, event: AudioEventRow, job: JobContext): Promise<NewWords> {
    const chunks = audioChunks(await audioEvents.partsOf(event));
    const words: CaptionWord[] = [];
    let [timing, language]: [NewWords['timing'], string] = ['words', ''];
    for (const [index, chunk] of chunks.entries()) {
      const read = await readChunk(chunk.parts, job);
      words.push(...wordsOfChunk(chunk, read.words));
      if (read.timing === 'captions' && read.words.length > 0) timing = 'captions';
      language ||= read.language;
      const progress = Math.round(((index + 1) / chunks.length) * 100);
      await report(station, event.id, { status: 'running', progress, error: '' });
    }
    if (words.length === 0) throw new SpeechError('The speech service heard no words in this audio.', { isTemporary: false });
    return { words, timing, language };
  }

  async function readChunk(parts: ReturnType<typeof audioChunks>[number]['parts'], { signal, turn }: JobContext) {
    if (!speech) throw new Error('There is no speech service.');
    const folder = await context.storage.scratch();
    try {
      const file = join(folder, 'audio.mp3');
      const root = join(context.config.dataDir, 'archive');
      await context.engine.render({ root, parts, output: file, format: 'mp3', mp3: { bitrate: 64 } }, { signal, turn });
      return await speech({ file, signal });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** Stores and announces the state, unless a user cancelled the transcription. */
  async function report(station: Station, event_id: number, state: TranscriptionState & { status: 'waiting' | 'running' }): Promise<void> {
    await db.transaction(async (transaction) => {
      if (!(await transcriptionOf(transaction, event_id))) return;
      await putTranscription(transaction, { event_id, station_id: station.id, ...state });
      await changed(station, event_id, state, { transaction, words: false });
    });
  }

  async function changed(
    station: Station,
    event_id: number,
    state: TranscriptionState,
    { transaction, words }: { transaction: Transaction; words: boolean },
  ): Promise<void> {
    await announce(station, 'transcript_changed', { event_id, words_changed: words, ...state }, { within: transaction });
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
        transcribe.abort(transaction, String(eventId));
        if (await removeTranscription(transaction, eventId)) await changed(station, eventId, idle, { transaction, words: false });
      }),
  };
}
