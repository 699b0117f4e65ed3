import type { TranscriptTiming } from '@postkit/sdk/schema';
import { framesToMs } from '../../../audio/index.ts';
import type { StationContext } from '../../../context.ts';
import type { Tables, Transaction } from '../../../platform/db/database.ts';
import type { Station } from '../../accounts/index.ts';
import type { AudioEventRow, EventRange } from '../audio-event-tables.ts';
import { rangesOf } from '../audio-events.repository.ts';
import { searchText } from '../search-text.ts';
import { deriveWords } from './derive-words.ts';
import { estimateWords } from './estimate-words.ts';
import { clearWords, placeWords } from './place-words.ts';
import { type EventWord, type SpokenWord, wordsText } from './spoken-word.ts';
import type { WordSource } from './word-tables.ts';
import { eventsPlaying, insertSource, setEventText, setSourceSpeakers } from './words.repository.ts';

/** Words to store, and where they come from. */
export interface NewWords {
  readonly words: readonly SpokenWord[];
  readonly timing: TranscriptTiming;
  readonly language: string;
}

/** The words of an event with their sources. */
export interface WordsOfEvent {
  readonly words: readonly EventWord[];
  readonly sources: readonly Pick<WordSource, 'id' | 'timing' | 'language' | 'speakers'>[];
}

/** Runs in the transaction that changes the words of these events. */
export type WordsChanged = (
  transaction: Transaction,
  station: Station,
  eventIds: readonly number[],
) => Promise<void>;

/** Words are stored with the segments in which they are spoken: every copy of the audio has them, and no copy stores them. */
export interface EventWords {
  /** The words of an event; estimated ones if it has only a text. */
  wordsOf(db: Tables, event: AudioEventRow): Promise<WordsOfEvent>;
  /** Replaces the words that an event plays. Other events with the same audio get them too. */
  setWords(transaction: Transaction, station: Station, event: AudioEventRow, words: NewWords): Promise<void>;
  /** Names a speaker in the sources of the event’s words. Returns whether one has this label. */
  nameSpeaker(
    transaction: Transaction,
    station: Station,
    event: AudioEventRow,
    speaker: { label: string; name: string },
  ): Promise<boolean>;
  onWordsChanged(call: WordsChanged): void;
}

/** The part that creates events. */
export interface CopiedWords {
  /** The text of a copy of `event` that plays these ranges. */
  textOf(
    transaction: Transaction,
    event: AudioEventRow,
    ranges: readonly EventRange[],
  ): Promise<string | null>;
  /** Stores the words of new audio. */
  store(
    transaction: Transaction,
    stationId: number,
    ranges: readonly EventRange[],
    words: NewWords,
  ): Promise<void>;
}

const lengthOf = ({ frames }: Pick<AudioEventRow, 'frames'>): number => framesToMs(frames);

export function createEventWords({
  clock,
  announce,
}: Pick<StationContext, 'clock' | 'announce'>): EventWords & CopiedWords {
  const listeners: WordsChanged[] = [];

  async function store(
    db: Tables,
    station_id: number,
    ranges: readonly EventRange[],
    { words, timing, language }: NewWords,
  ) {
    const labels = [...new Set(words.flatMap(({ speaker }) => speaker ?? []))];
    const speakers = JSON.stringify(labels.map((label) => ({ label, name: '' })));
    const created_at = clock.seconds();
    const transcriptId = await insertSource(db, { station_id, timing, language, speakers, created_at });
    const indexes = new Map(labels.map((label, index) => [label, index]));
    await placeWords(db, ranges, words, {
      transcriptId,
      speakerIndex: (label) => (label === null ? -1 : (indexes.get(label) ?? -1)),
    });
  }

  /** Stores estimates for logged and uploaded events in these ranges that have only a text. */
  async function storeEstimates(db: Tables, ranges: readonly EventRange[]): Promise<void> {
    for (const event of await eventsPlaying(db, ranges)) {
      if (event.origin === 'edit' || !event.transcript) continue;
      const own = (await rangesOf(db, [event.id])).get(event.id) ?? [];
      if ((await deriveWords(db, own)).words.length > 0) continue;
      const words = estimateWords(event.transcript, lengthOf(event));
      await store(db, event.station_id, own, { words, timing: 'estimated', language: '' });
    }
  }

  async function refreshTexts(
    transaction: Transaction,
    station: Station,
    ranges: readonly EventRange[],
  ): Promise<void> {
    const events = await eventsPlaying(transaction, ranges);
    for (const event of events) {
      const own = (await rangesOf(transaction, [event.id])).get(event.id) ?? [];
      const transcript = wordsText((await deriveWords(transaction, own)).words) || null;
      await setEventText(transaction, event.id, {
        transcript,
        search_text: searchText({ ...event, transcript }),
      });
    }
    const listed = events.filter(({ type_name }) => type_name !== 'SINGLE_USE');
    const event_id = listed.length === 1 ? (listed[0]?.id ?? null) : null;
    if (listed.length > 0)
      await announce(station, 'events_changed', { event_id, change: 'updated' }, { within: transaction });
    for (const call of listeners)
      await call(
        transaction,
        station,
        events.map(({ id }) => id),
      );
  }

  return {
    async wordsOf(db, event) {
      const ranges = (await rangesOf(db, [event.id])).get(event.id) ?? [];
      const { words, sources } = await deriveWords(db, ranges);
      if (words.length > 0 || !event.transcript) return { words, sources: [...sources.values()] };
      const estimated = estimateWords(event.transcript, lengthOf(event)).map((word) => ({
        ...word,
        cut: false,
        transcriptId: 0,
      }));
      return { words: estimated, sources: [{ id: 0, timing: 'estimated', language: '', speakers: '[]' }] };
    },
    async setWords(transaction, station, event, words) {
      const ranges = (await rangesOf(transaction, [event.id])).get(event.id) ?? [];
      await storeEstimates(transaction, ranges);
      await clearWords(transaction, ranges);
      await store(transaction, station.id, ranges, words);
      await refreshTexts(transaction, station, ranges);
    },
    async nameSpeaker(transaction, station, event, { label, name }) {
      const ranges = (await rangesOf(transaction, [event.id])).get(event.id) ?? [];
      const { sources } = await deriveWords(transaction, ranges);
      let isKnown = false;
      for (const { id, speakers } of sources.values()) {
        const listed: { label: string; name: string }[] = JSON.parse(speakers);
        if (!listed.some((speaker) => speaker.label === label)) continue;
        isKnown = true;
        const named = listed.map((speaker) => (speaker.label === label ? { label, name } : speaker));
        await setSourceSpeakers(transaction, id, JSON.stringify(named));
      }
      if (isKnown) await refreshTexts(transaction, station, ranges);
      return isKnown;
    },
    onWordsChanged: (call) => void listeners.push(call),
    async textOf(transaction, event, ranges) {
      await storeEstimates(transaction, ranges);
      const text = wordsText((await deriveWords(transaction, ranges)).words);
      if (text !== '') return text;
      // An older copy has a text whose place in the audio is not known.
      const own = (await rangesOf(transaction, [event.id])).get(event.id) ?? [];
      return event.origin === 'edit' && (await deriveWords(transaction, own)).words.length === 0
        ? event.transcript
        : null;
    },
    store,
  };
}
