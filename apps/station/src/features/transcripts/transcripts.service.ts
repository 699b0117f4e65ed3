import type { z } from 'zod';
import type { speakerInput } from '@postkit/sdk/schema';
import { framesToMs } from '../../audio/index.ts';
import type { StationContext } from '../../context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { fail as failPlatform } from '../../platform/errors/platform-errors.ts';
import { firstProblems } from '../../platform/text/first-problems.ts';
import { type Station, wholeStation } from '../accounts/index.ts';
import type { AudioEventRow, AudioEvents, NewWords } from '../audio-events/index.ts';
import type { EpisodeRow, Episodes } from '../episodes/index.ts';
import { CaptionError, type CaptionFile } from './captions/caption.ts';
import type { CaptionFormat } from './captions/read-captions.ts';
import { readInWorker } from './captions/read-in-worker.ts';
import { fail } from './transcript-errors.ts';
import { joinWords, type PlacedEvent, type TranscriptWords } from './transcript-words.ts';
import { setSpeakerName, speakerNames } from './transcripts.repository.ts';

/** A transcript to store: its text, or its bytes with the charset that its transport names. */
export interface TranscriptFileInput {
  readonly format: CaptionFormat;
  readonly file: string | Uint8Array;
  /** Null or missing if it is not known. */
  readonly charset?: string | null;
  /** Language tag; empty if unknown. */
  readonly language: string;
}

/** The words of events and episodes. */
export interface TranscriptService {
  ofEvent(event: AudioEventRow): Promise<TranscriptWords>;
  /** The words of an episode as it plays, bumpers included; also of a draft. */
  ofEpisode(row: EpisodeRow): Promise<TranscriptWords>;
  /** Returns what was assumed about the file and left out of it; empty for nothing. @throws transcripts.unreadable, transcripts.gone */
  importForEvent(station: Station, event: AudioEventRow, input: TranscriptFileInput): Promise<string>;
  /** Returns as `importForEvent`. @throws transcripts.unreadable, transcripts.gone */
  importForEpisode(station: Station, row: EpisodeRow, input: TranscriptFileInput): Promise<string>;
  /** @throws transcripts.no-speaker, resource.absent */
  nameSpeaker(station: Station, input: z.output<typeof speakerInput>, find: FindEvent): Promise<void>;
  /** Calls a listener, in the transaction, when names of speakers of episodes changed. */
  onNamed(
    call: (
      transaction: Transaction,
      station: Station,
      scope: { episode: number } | { show: number },
    ) => Promise<void>,
  ): void;
}

/** Finds an event that the caller may hear. @throws audio-events.absent */
type FindEvent = (id: number) => Promise<AudioEventRow>;

export interface TranscriptDeps {
  readonly audioEvents: AudioEvents;
  readonly episodes: Pick<Episodes, 'store'>;
}

export function createTranscriptService(
  { db }: StationContext,
  { audioEvents, episodes }: TranscriptDeps,
): TranscriptService {
  const listeners: Parameters<TranscriptService['onNamed']>[0][] = [];

  async function placedEvents(row: EpisodeRow): Promise<(PlacedEvent & { event: AudioEventRow })[]> {
    const placed: (PlacedEvent & { event: AudioEventRow })[] = [];
    let frames = 0;
    for (const id of await episodes.store.playedEvents(row)) {
      const event = await audioEvents.find(wholeStation(row.station_id), id);
      if (!event) continue;
      placed.push({ event, words: await audioEvents.wordsOf(db, event), offset: framesToMs(frames) });
      frames += event.frames;
    }
    return placed;
  }

  return {
    ofEvent: async (event) =>
      joinWords([{ words: await audioEvents.wordsOf(db, event), offset: 0 }], new Map()),
    async ofEpisode(row) {
      const scopes = [{ scope: 'show', id: row.show_id } as const, { scope: 'episode', id: row.id } as const];
      return joinWords(await placedEvents(row), await speakerNames(db, row.station_id, scopes));
    },
    async importForEvent(station, event, input) {
      if (event.gone === 1) throw fail('transcripts.gone');
      const file = await readFile(input);
      const words = newWords(file, input.language);
      await db.transaction((transaction) => audioEvents.setWords(transaction, station, event, words));
      return firstProblems(file.problems, mostProblems);
    },
    async importForEpisode(station, row, input) {
      const file = await readFile(input);
      const placed = await placedEvents(row);
      if (placed.length === 0 || placed.some(({ event }) => event.gone === 1)) throw fail('transcripts.gone');
      await db.transaction(async (transaction) => {
        for (const { event, offset } of placed) {
          const end = offset + framesToMs(event.frames);
          const own = file.words.filter(
            (word) => (word.start + word.end) / 2 >= offset && (word.start + word.end) / 2 < end,
          );
          const shifted = own.map((word) => ({
            ...word,
            start: Math.max(0, word.start - offset),
            end: word.end - offset,
          }));
          await audioEvents.setWords(
            transaction,
            station,
            event,
            newWords({ ...file, words: shifted }, input.language),
          );
        }
      });
      return firstProblems(file.problems, mostProblems);
    },
    async nameSpeaker(station, { scope, id, label, name }, find) {
      if (scope === 'event') {
        const event = await find(id);
        const isKnown = await db.transaction((transaction) =>
          audioEvents.nameSpeaker(transaction, station, event, { label, name }),
        );
        if (!isKnown) throw fail('transcripts.no-speaker');
        return;
      }
      if (scope === 'episode' && !(await episodes.store.get(station, id)))
        throw failPlatform('resource.absent');
      await db.transaction(async (transaction) => {
        await setSpeakerName(transaction, station.id, { scope, id }, { label, name });
        for (const call of listeners)
          await call(transaction, station, scope === 'episode' ? { episode: id } : { show: id });
      });
    },
    onNamed: (call) => void listeners.push(call),
  };
}

async function readFile({ format, file, charset = null }: TranscriptFileInput): Promise<CaptionFile> {
  try {
    return await readInWorker(format, { file, charset });
  } catch (error) {
    if (!(error instanceof CaptionError)) throw error;
    throw fail('transcripts.unreadable', {
      message: error.message,
      fields: { file: [error.message] },
      cause: error,
    });
  }
}

/** Problems of a file that a response names. */
const mostProblems = 3;

function newWords({ words, timing, language }: CaptionFile, given: string): NewWords {
  return { words, timing, language: given || language };
}
