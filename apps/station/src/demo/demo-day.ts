import { framesToMs, SEGMENT_FRAMES } from '../audio/index.ts';
import type { StationContext } from '../context.ts';
import type { Station } from '../features/accounts/index.ts';
import {
  estimateWords,
  type AudioEvents,
  type NewAudioEvent,
  type NewWords,
} from '../features/audio-events/index.ts';
import type { Transaction } from '../platform/db/database.ts';
import { broadcastHour, type BroadcastHour, segmentsUntil } from './day/broadcast-hour.ts';
import { type DemoAir, demoAir, hoursByDay } from './day/demo-air.ts';
import { readDemoClips } from './day/demo-audio.ts';

/** A station with a demo broadcast. */
export interface AiredStation extends Pick<DemoAir, 'timezone' | 'talks'> {
  readonly station: Station;
  readonly title: string;
}

/** Hours of a broadcast: the latest ones, or all of a day, counted back from today. */
export type DemoPart = 'latest' | number;

/** Enough to fill a screen. */
const latestHours = 3;

type Index = Pick<AudioEvents, 'add' | 'addedAudio' | 'borrow' | 'isLogged'>;

/**
 * Gives these stations a believable broadcast in some hours, newest first and one transaction each. A few minutes of audio are
 * repeated by rows. May run again after a crash: existing hours stay.
 */
export async function makeDemoHours(
  { db }: Pick<StationContext, 'db'>,
  audioEvents: Index,
  stations: readonly AiredStation[],
  { part, now, signal }: { readonly part: DemoPart; readonly now: number; readonly signal?: AbortSignal },
): Promise<void> {
  const clips = await readDemoClips(db, audioEvents);
  const hours = stations.flatMap((aired) => {
    const air = airOf(aired, now);
    const days = hoursByDay(air);
    return (part === 'latest' ? days.flat().slice(0, latestHours) : (days[part] ?? [])).map((at) => ({
      aired,
      air,
      at,
    }));
  });
  for (const { aired, air, at } of hours.toSorted((one, other) => other.at - one.at)) {
    signal?.throwIfAborted();
    const hour = broadcastHour(air, at, clips);
    if (hour.segments.length > 0)
      await db.transaction((transaction) => addHour(transaction, audioEvents, aired.station, hour));
  }
}

/** Keeps the numbers of the broadcasts in the logs of these stations, so that users may record meanwhile. */
export async function reserveDemoHours(
  transaction: Transaction,
  audioEvents: Pick<AudioEvents, 'reserve'>,
  stations: readonly AiredStation[],
  now: number,
): Promise<void> {
  for (const aired of stations) {
    const count = segmentsUntil(airOf(aired, now).from, now);
    await audioEvents.reserve(transaction, aired.station.id, { count, at: now });
  }
}

function airOf({ title, timezone, talks }: AiredStation, now: number): DemoAir {
  return demoAir({ station: title, timezone, talks }, now);
}

async function addHour(
  transaction: Transaction,
  audioEvents: Index,
  station: Station,
  hour: BroadcastHour,
): Promise<void> {
  if (await audioEvents.isLogged(transaction, station.id, hour.firstN)) return;
  const { streamId, firstN } = await audioEvents.borrow(transaction, station.id, hour.segments, hour.firstN);
  await audioEvents.add(transaction, station, eventsOf(hour, streamId, firstN));
}

function eventsOf({ items }: BroadcastHour, stream_id: number, firstN: number): NewAudioEvent[] {
  return items.map(({ title, artist, category, transcript, segments, first, started_at_ms }) => {
    const first_n = firstN + first;
    const range = { stream_id, first_n, last_n: first_n + segments - 1, skip_frames: 0, drop_frames: 0 };
    return {
      type_name: 'LOGGER',
      origin: 'log',
      title,
      artist,
      identifier: identifierOf(category, [artist, title, transcript].join('\n')),
      category,
      transcript,
      words: transcript === null ? undefined : wordsOf(transcript, segments),
      started_at: Math.floor(started_at_ms / 1000),
      isReused: true,
      ranges: [{ ...range, frames: segments * SEGMENT_FRAMES }],
    };
  });
}

/** The same for a repeated item, in whichever hour. */
function identifierOf(category: string, cart: string): string {
  const number = Buffer.from(cart).reduce((sum, byte) => (Math.imul(sum, 31) + byte) >>> 0, 7);
  return `${category.slice(0, 3).toUpperCase()}-${100_000 + (number % 900_000)}`;
}

/** The demo's voices speak an invented language, so the words are read at a calm pace from the start. */
function wordsOf(transcript: string, segments: number): NewWords {
  return {
    words: estimateWords(transcript, framesToMs(segments * SEGMENT_FRAMES), 'natural'),
    timing: 'estimated',
    language: 'en',
  };
}
